"""Translates messages of the library to Python's terms: `loss="mse"` for `loss(Loss::Mse)`; without ROOT.

The columns of the table are the text of the library and its headers, the text in Python, and the text of the command-line program
`rootgrad`, which reads its column here (cli/src/words.rs). For a message that names an option, add a row; nothing else is necessary. A `-`
stands for the library's text, `{}` for a value, `^` for the beginning of the message. If several rows match, the first is used. Quoted
parts of a message ('names' of columns and files) are not changed.
"""

TABLE = """
| set loss(Loss::Mse) or loss(Loss::Huber) | set loss="mse" or loss="huber" | give --loss mse or --loss huber:1 |
| set loss(Loss::Mse) | set loss="mse" | give --loss mse |
| set loss(Loss::SoftmaxCrossEntropy) | set loss="softmax_cross_entropy" | give --loss softmax |
| set balance_classes to true | set balance_classes=True | give --balance-classes |
| set communicator(Mpi()) | set communicator=rootgrad.Mpi() | - |
| set balance_classes to false | set balance_classes=False | leave out --balance-classes |
| set resume to false | set resume=False | leave out --resume |
| set checkpoint too | give checkpoint too | give --checkpoint too |
| set missing to {} | set missing={} | give --missing {} |
| set validation_fraction, or give validation data | set validation_fraction, or give validation | give --validation-fraction or --validation |
| set validation_fraction to {} | set validation_fraction={} | give --validation-fraction {} |
| for K classes, numbered from 0, give the network K outputs | - | for K classes, numbered from 0, give --classes K |
| Filter such events out, or replace the value in a Define | Filter such events out, or put a number in its place by a Define (for a feature, declare this number: missing={"x": -999}) | - |
| another validation_fraction | - | another --validation-fraction |
| use a larger Jagged(n) | - | give a larger --jagged |
| set clip_norm | - | give --clip-norm |
| give it that of its text (set_tokenizer) | - | give it by --tokenizer |
| export_onnx writes all | rootgrad.export_onnx writes all | rootgrad export to a name that ends in .onnx writes all |
| use renamed({…}) | set renamed=True | - |
| as {signal, 1} | as (signal, 1) | - |
| wanted {frame, class} for each | wanted (frame, class) for each | - |
| where the rows are in a Dataset already: give it the limit, data.limit_memory(…), before its rows are appended | for arrays, which are in memory already | - |
| ^init_from_rows is true; wanted false | init_from_rows is True; wanted False | --init-from-rows is given; wanted without it |
| ^balance_classes is true; wanted false | balance_classes is True; wanted False | --balance-classes is given; wanted without it |
| ^resume is true without a checkpoint | resume is True without a checkpoint | --resume is given without --checkpoint |
| ^monitor is Metric; wanted Loss | monitor is "metric"; wanted "loss" | --monitor is metric; wanted loss |
| ^patience is set | - | --patience is given |
| ^loss is BinaryCrossEntropy | loss is "binary_cross_entropy" | --loss is binary |
| ^loss is SoftmaxCrossEntropy | loss is "softmax_cross_entropy" | --loss is softmax |
| ^loss is Mse | loss is "mse" | --loss is mse |
| ^loss is Huber({}) | loss is ("huber", {}) | --loss is huber:{} |
| ^the Huber loss's delta | delta of loss=("huber", delta) | DELTA of --loss huber:DELTA |
| ^the cosine schedule's warmup_fraction | warmup of schedule=("cosine", warmup, final) | WARMUP of --schedule cosine:WARMUP:FINAL |
| ^the cosine schedule's final_fraction | final of schedule=("cosine", warmup, final) | FINAL of --schedule cosine:WARMUP:FINAL |
| ^the linear schedule's warmup_fraction | warmup of schedule=("linear", warmup, final) | WARMUP of --schedule linear:WARMUP:FINAL |
| ^the linear schedule's final_fraction | final of schedule=("linear", warmup, final) | FINAL of --schedule linear:WARMUP:FINAL |
| ^the wsd schedule's warmup_fraction + decay_fraction | warmup + decay of schedule=("wsd", warmup, decay, final) | WARMUP + DECAY of --schedule wsd:WARMUP:DECAY:FINAL |
| ^the wsd schedule's warmup_fraction | warmup of schedule=("wsd", warmup, decay, final) | WARMUP of --schedule wsd:WARMUP:DECAY:FINAL |
| ^the wsd schedule's decay_fraction | decay of schedule=("wsd", warmup, decay, final) | DECAY of --schedule wsd:WARMUP:DECAY:FINAL |
| ^the wsd schedule's final_fraction | final of schedule=("wsd", warmup, decay, final) | FINAL of --schedule wsd:WARMUP:DECAY:FINAL |
| ^the step schedule's every_epochs | every_epochs of schedule=("step", every_epochs, factor) | EPOCHS of --schedule step:EPOCHS:FACTOR |
| ^the step schedule's factor | factor of schedule=("step", every_epochs, factor) | FACTOR of --schedule step:EPOCHS:FACTOR |
| ^momentum is | - | MOMENTUM of --optimizer sgd:MOMENTUM is |
| ^batch size is | batch_size is | --batch-size is |
| ^sequence length is | sequence_length is | --sequence-length is |
| ^epochs is | - | --epochs is |
| ^batch_size is | - | --batch-size is |
| ^learning_rate is | - | --learning-rate is |
| ^weight_decay is | - | --weight-decay is |
| ^clip_norm is | - | --clip-norm is |
| ^validation_fraction is | - | --validation-fraction is |
| ^patience is | - | --patience is |
| ^checkpoint_every is | - | --checkpoint-every is |
| ^threads is | - | --threads is |
| ^memory is | - | --memory is |
| ^steps is | - | --steps is |
| ^sequence_length is | - | --sequence-length is |
| ^accumulation is | - | --accumulation is |
| ^history is | - | --history is |
| ^beta1 is | - | --beta1 is |
| ^beta2 is | - | --beta2 is |
| ^heads is | - | --heads is |
| ^layers is | - | --layers is |
| ^max_new_tokens is | - | --tokens is |
| ^temperature is | - | --temperature is |
| ^top_k is | - | --top-k is |
| ^top_p is | - | --top-p is |
"""


def _rows():
    """(pattern, replacement) pairs."""
    for line in TABLE.splitlines():
        if line.startswith("| "):
            library, python, _ = (cell.strip() for cell in line.strip("|").split("|"))
            yield library, library.removeprefix("^") if python == "-" else python


_ROWS = list(_rows())


def _is_word(text, at):
    return 0 <= at < len(text) and (text[at].isalnum() or text[at] == "_")


def _quoted(text):
    """Returns for each character True if it is between quotes; an apostrophe in a word is not a quote."""
    inside, marks = False, []
    for at, character in enumerate(text):
        marks.append(inside)
        if character == "'" and not (_is_word(text, at + 1) if inside else _is_word(text, at - 1)):
            inside = not inside
    return marks


def _found(pattern, text, at):
    """Returns the end of a match of the pattern at `at`, and its value; None without a match."""
    if pattern.startswith("^"):
        if at:
            return None
        pattern = pattern[1:]
    head, gap, tail = pattern.partition("{}")
    if not text.startswith(head, at) or _is_word(text, at - 1) or text[max(at - 1, 0)] == ".":
        return None
    end, value = at + len(head), ""
    if gap:
        words = text[end:].split(None, 1)
        value = words[0].rstrip(",;:.)") if words and not text[end].isspace() else ""
        end += len(value)
    if (gap and not value) or not text.startswith(tail, end):
        return None
    end += len(tail)
    goes_on = _is_word(text, end) or text[end : end + 1] == "="
    return None if _is_word(text, end - 1) and goes_on else (end, value)


def spoken(message):
    """Returns a message of the library in Python's terms."""
    quoted, out, at = _quoted(message), [], 0
    while at < len(message):
        for pattern, words in [] if quoted[at] else _ROWS:
            if found := _found(pattern, message, at):
                out.append(words.replace("{}", found[1]))
                at = found[0]
                break
        else:
            out.append(message[at])
            at += 1
    return "".join(out)
