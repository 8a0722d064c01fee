/** JSON in parts, as `JSON.stringify(value, null, 2)` writes it, indented by a number of blanks more. */
export type JsonParts = (indent: string) => AsyncGenerator<string>;

const textOf = (value: object, indent: string) =>
  JSON.stringify(value, null, 2).replaceAll("\n", `\n${indent}`);

/** A value in one part. */
export const written = (value: object): JsonParts =>
  async function* (indent) {
    yield textOf(value, indent);
  };

/** An object, which has a field, with a list as its last field. Each item is read once those before it have been written. */
export const withList = (fields: object, name: string, items: AsyncIterable<JsonParts>): JsonParts =>
  async function* (indent) {
    const end = `\n${indent}}`;
    const open = textOf(fields, indent).slice(0, -end.length);
    yield `${open},\n${indent}  ${JSON.stringify(name)}: [`;
    let isFirst = true;
    for await (const item of items) {
      yield `${isFirst ? "" : ","}\n${indent}    `;
      yield* item(`${indent}    `);
      isFirst = false;
    }
    yield isFirst ? `]${end}` : `\n${indent}  ]${end}`;
  };
