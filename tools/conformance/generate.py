"""Corpora of odd cases for TOOLCALL-300, from a seed: the same seed gives the same text.

Everything is written as text, never dumped from values: how a number or a text is written is half of what is odd.
"""
import json
import random

NUMBERS = (
    "0 -0 1 2 3 -7 100 3.0 -0.0 0.0 1.0 2.50 1e2 1E+2 100.0 1e15 1e16 1e21 1e22 1e23 1e-4 1e-5 1e-7 5e-324 2e-324 1e-400 1e400 "
    "-1e400 1e500 NaN Infinity -Infinity 0.1 0.10 0.1000000000000000055511151231257827 0.30000000000000004 "
    "9007199254740992 9007199254740993 9007199254740992.0 9007199254740993.0 99999999999999991611392 "
    "123456789012345678901234567890 123456789012345678901234567891 -12345678901234567890 1.7976931348623157e308 "
    "179769313486231580793728971405301e276 2.2250738585072014e-308 4.35 0.000035 123456789.123456789 8.5e-6"
).split()

# As they are written between quotes.
TEXTS = [
    "", "a", "x", "y", "b", "abc", "bc", "city", "3", " 3 ", "true", "null", "10", "9", "__proto__", "constructor", "toString",
    "name", "arguments", "\u00e9", "\\u00e9", "e\u0301", "\\ud83d\\ude00", "\U0001f600", "\\ud83d", "\\ude00", "\\ud800x",
    "\uff5e", "\uffee", "\u007f", "\u2028", "\\u0000", "\\u001f", "\\n", "\\t\\b\\f\\r", "\\/", "/", "\\\\", "\\\"", "<b>", "\u00a0", "\\u0085", "\ufeff",
]
KEYS = ["a", "b", "c", "city", "days", "10", "9", "__proto__", "constructor", "\u00e9", "\uff5e", "\\ud83d\\ude00", "\\ud83d", ""]
NAMES = ['"t"', '"u"', '"get_weather"', '"functions.t"', '"__proto__"', "1", "true", "1.0", "null", "NaN", "[NaN]", '"T"', '{"a":1}', '{"a":true}']
TYPES = ["object", "array", "string", "integer", "number", "boolean"]


class Generator:
    def __init__(self, seed):
        self.random = random.Random(seed)

    def often(self, share):
        return self.random.random() < share

    def one(self, choices):
        return self.random.choice(choices)

    # ------------------------------------------------------------------ values
    def number(self):
        pick = self.random.random()
        if pick < 0.6:
            return self.one(NUMBERS)
        if pick < 0.7:
            return str(self.random.randint(-10, 10))
        if pick < 0.8:
            return repr(self.random.uniform(-1, 1) * 10.0 ** self.random.randint(-12, 25))
        if pick < 0.9:
            digits = "".join(self.one("0123456789") for _ in range(self.random.randint(15, 26)))
            return "%s%d.%se%d" % (self.one(["", "-"]), self.random.randint(0, 9), digits, self.random.randint(-330, 310))
        return str(self.random.randint(-(10 ** self.random.randint(1, 40)), 10 ** self.random.randint(1, 40)))

    def text(self):
        return '"%s"' % self.one(TEXTS)

    def scalar(self):
        return self.one([self.number, self.text, self.text, lambda: self.one(["true", "false", "null"])])()

    def value(self, depth=2):
        pick = self.random.random()
        if depth == 0 or pick < 0.6:
            return self.scalar()
        if pick < 0.8:
            return self.array([self.value(depth - 1) for _ in range(self.random.randint(0, 3))])
        return self.object([(self.one(KEYS), self.value(depth - 1)) for _ in range(self.random.randint(0, 3))])

    def blank(self):
        return "" if self.often(0.8) else self.one([" ", "\\t", "  "]).replace("\\t", "\t")

    def array(self, elements):
        return "[%s]" % ",".join(self.blank() + one for one in elements)

    def object(self, members):
        """Members in any order; sometimes one of them twice."""
        members = list(members)
        if self.often(0.3):
            self.random.shuffle(members)
        if members and self.often(0.03):
            members.append((self.one(members)[0], self.scalar()))
        return "{%s}" % ",".join('%s"%s"%s:%s' % (self.blank(), key, self.blank(), value) for key, value in members)

    # ----------------------------------------------------------------- schemas
    def schema(self, depth=2):
        if self.often(0.03):
            return self.one(["true", "null", "3", '"x"', "[]", "{}"])
        kind = self.one(TYPES[2:] if depth == 0 or self.often(0.5) else TYPES)
        members = [("type", self.kind(kind))]
        if kind == "object":
            members += self.object_members(depth)
        if kind == "array" and self.often(0.85):
            members.append(("items", self.schema(depth - 1)))
        if self.often(0.25):
            members.append(("enum", self.enum(kind)))
        if self.often(0.06):
            members.append(self.one([("minItems", "2"), ("pattern", '"^z"'), ("const", "7"), ("anyOf", "[]"), ("default", self.value(1))]))
        return self.object(members)

    def kind(self, kind):
        if self.often(0.94):
            return '"%s"' % kind
        return self.one(['["%s"]' % kind, '"int"', "null", '"%s"' % kind.upper(), "1", '"null"'])

    def enum(self, kind):
        if self.often(0.1):
            return self.one(['"abcd"', '"x\\ud83d\\ude00y"', '""', '{"a":1,"x":2}', "null", "1", "true", "[]", "{}"])
        pool = {"string": self.text, "integer": self.number, "number": self.number, "boolean": lambda: self.one(["true", "false", "1", "0"])}
        return self.array([pool.get(kind, self.value)() if self.often(0.8) else self.value(1) for _ in range(self.random.randint(0, 4))])

    def object_members(self, depth):
        keys = self.random.sample(KEYS, self.random.randint(0, 3))
        members = [("properties", self.object([(key, self.schema(depth - 1)) for key in keys]))]
        if self.often(0.04):
            members = [("properties", self.one(["null", "[]", '["a","b"]', '"ab"', "1", "{}"]))]
        if self.often(0.03):
            members = []
        if self.often(0.8):
            members.append(("additionalProperties", "false" if self.often(0.85) else self.one(["true", "0", "{}", "null", '"false"'])))
        if self.often(0.04):
            members.append(("required", self.one(["null", '"ab"', '{"a":1}', "3", "[1,true,null,1.5,NaN,-0.0]", "[[]]", '[{"a":1}]', "[1e400,1e22]"])))
        elif self.often(0.6):
            members.append(("required", self.array(['"%s"' % key for key in keys if self.often(0.6)])))
        return members

    def fitting(self, schema, depth=3):
        """A value as the schema wants it, mostly: the schema is read, odd ones are answered with anything."""
        if not isinstance(schema, dict) or depth == 0 or self.often(0.08):
            return self.value(1)
        members = schema.get("enum")
        if isinstance(members, list) and members and self.often(0.7):
            return self.written(self.one(members))
        kind = schema.get("type")
        if kind == "object":
            properties = schema.get("properties")
            if not isinstance(properties, dict):
                return self.value(1)
            pairs = [(self.key(key), self.fitting(one, depth - 1)) for key, one in properties.items() if self.often(0.85)]
            if self.often(0.08):
                pairs.append((self.one(KEYS), self.scalar()))
            return self.object(pairs)
        if kind == "array":
            return self.array([self.fitting(schema.get("items"), depth - 1) for _ in range(self.random.randint(0, 3))])
        if kind == "string":
            return self.text()
        if kind == "integer":
            return str(self.random.randint(-5, 20)) if self.often(0.8) else self.number()
        if kind == "number":
            return self.number()
        return self.one(["true", "false"]) if kind == "boolean" else self.value(1)

    def key(self, key):
        return json.dumps(key, ensure_ascii=self.often(0.5) or any("\ud800" <= c <= "\udfff" for c in key))[1:-1]

    def written(self, value):
        """A value that was read, written again: numbers sometimes in another form of the same, or nearly."""
        if isinstance(value, float) and self.often(0.3) and value == value and abs(value) < 1e15 and value == int(value):
            return str(int(value))
        if type(value) is int and self.often(0.2) and abs(value) < 10 ** 300:
            return self.one(["%d.0" % value, "%de0" % value])
        if isinstance(value, bool) and self.often(0.1):
            return str(int(value))
        return json.dumps(value)

    # ------------------------------------------------------------------- cases
    def tools(self):
        if self.often(0.04):
            return self.one(["null", "{}", '""', '"t"', "[]", "3", "true", '{"t":1}', "[null]", '["t"]', "[[]]"])
        tools = []
        for _ in range(self.one([1, 1, 2])):
            parts = [("name", self.one(NAMES[:3]) if self.often(0.8) else self.one(NAMES)), ("parameters", self.parameters())]
            tools.append(self.object([part for part in parts if self.often(0.97)]))
        if self.often(0.03):
            tools.insert(self.random.randint(0, len(tools)), self.scalar())
        return self.array(tools)

    def parameters(self):
        if self.often(0.04):
            return self.schema()
        return self.object([("type", '"object"'), *self.object_members(self.one([1, 1, 2]))])

    def call(self, tools):
        """A call of one of the tools, mostly."""
        listed = [one for one in tools if isinstance(one, dict)] if isinstance(tools, list) else []
        tool = self.one(listed) if listed else {}
        name = json.dumps(tool.get("name")) if self.often(0.9) else self.one(NAMES)
        arguments = self.fitting(tool.get("parameters"))
        if self.often(0.05):
            arguments = self.one([json.dumps(arguments), "null", "[]", "3"])
        members = [("name", name), ("arguments", arguments)]
        if self.often(0.08):
            members.append((self.one(["id", "type", "index"]), self.scalar()))
        return self.object([one for one in members if self.often(0.97)])

    def reply(self, call):
        """What stands in `input`: a text, as a value of Python."""
        pick = self.random.random()
        if pick < 0.78:
            return call
        if pick < 0.83:
            return call[: self.random.randint(0, len(call))]
        if pick < 0.86:
            return self.one(["\ufeff", "\u00a0", "Sure! ", "```json\n", "\n\t ", "\x1c"]) + call
        if pick < 0.89:
            return call + self.one(["\u00a0", " ", "\n", "}", call, "```", ";", "\x00"])
        if pick < 0.92:
            return self.value(2)
        if pick < 0.95:
            depth = self.random.randint(1, 300)
            return call.replace(":", ":" + "[" * depth, 1) + self.one(["]" * depth, ""])
        if pick < 0.97:
            depth = self.random.randint(2, 300)
            return '{"name":"t","arguments":%s1%s}' % ('{"a":' * depth, "}" * depth)
        return self.one(["", " ", "null", "text", "-NaN", "[1,]", '{"a":1,}', "{'a':1}", "01", "1.", ".5", "+1", "nul", "\u0001", '"\u0001"', "9" * 4301, "tru"])

    def case(self, number, category):
        tools = self.tools()
        call = self.call(json.loads(tools))
        text = self.reply(call)
        written = json.dumps(text, ensure_ascii=self.often(0.5)) if self.often(0.96) else self.one(["5", "null", "true", "[]", "{}", call])
        kind = self.one(['"value"', '"value"', '"value"', '"unrecoverable"'])
        if self.often(0.04):
            kind = self.one(['"Value"', "null", "1", "[]", '"unrecoverable "'])
        members = [
            ("id", '"c%d"' % number if self.often(0.9) else self.value(1)),
            ("category", category),
            ("tools", tools),
            ("input", written),
            ("expected_kind", kind),
        ]
        if kind == '"value"' or self.often(0.3):
            members.append(("expected", self.expected(call)))
        if self.often(0.3):
            members.append(("outcome", self.outcome(call)))
        return self.object_once(members)

    def object_once(self, members):
        return "{%s}" % ", ".join('"%s": %s' % member for member in members)

    def expected(self, call):
        if self.often(0.65):
            return call
        if self.often(0.5):
            read = json.loads(call)
            return json.dumps({key: read[key] for key in ("name", "arguments") if key in read})
        return self.value(2) if self.often(0.5) else self.one(["null", "{}", '{"id": 1%s%s' % ("" if call == "{}" else ",", call[1:])])

    def outcome(self, call):
        """What a recorded adapter does, in place of `naive`."""
        return self.one([
            '{"returned": %s}' % call, '{"returned": %s}' % call, '{"returned": %s}' % self.value(2),
            '{"refused": true}', '{"raised": true}', '{"returned": null}',
        ])

    def categories(self):
        pick = self.random.random()
        if pick < 0.7:
            return ['"%s"' % one for one in self.random.sample(["p", "q", "P", "names", "__proto__", "\u00e9", "\uff5e", "\\ud83d\\ude00", "10", "9", "a category longer than its column", "\U0001f600 x"], 4)]
        if pick < 0.9:
            return self.random.sample(["1", "true", "1.0", "0", "false", "-0.0", "2.5", "-3", "NaN", "1e400", "-Infinity", "1e16", "9007199254740993", "9007199254740992.0", "1e22", "0.1", "0.10"], 6)
        return self.random.sample(['"1"', "1", "null", "true", "[]", '{"a":1}', '"x"', "2.5"], 3)

    def corpus(self, cases):
        """The text of a corpus; line ends and edges are odd now and then."""
        categories = self.categories()
        end = self.one(["\n", "\n", "\n", "\r\n", "\r", "\n\n", "\n \x1c\n"])
        edge = self.one(["", "", "", " ", "\t", "\x1c", "\u0085", "\u00a0", "\u2003"])
        return end.join(self.case(at, self.one(categories)) + edge for at in range(cases)) + self.one(["", end])

    def broken_corpus(self):
        """A corpus with a line that may not load."""
        lines = [self.case(at, '"p"') for at in range(self.random.randint(0, 2))]
        row = self.case(9, '"p"')
        read = json.loads(row)
        read.pop(self.one(sorted(read)))
        odd = [
            json.dumps(read), "\ufeff" + row, row[:-1], row + "x", "5", "null", '"id category tools input expected_kind"', '["id"]',
            '["id","category","tools","input","expected_kind"]', '"x"', "{}", "[]", "[1," * 3, "\u2028", "\ufeff", "\x1f", row + "\u2028", "\u2028" + row,
        ]
        lines.insert(self.random.randint(0, len(lines)), self.one(odd))
        return self.one(["\n", "\r\n", "\r", "\n\r\n"]).join(lines)
