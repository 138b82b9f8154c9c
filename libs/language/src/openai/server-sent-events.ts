/** Returns the `data` of each server-sent event, in order, including a last one without a final empty line. */
export async function* eventsOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let data: string[] = [];
  for await (const line of linesOf(chunks)) {
    if (line === '' && data.length > 0) {
      yield data.join('\n');
      data = [];
    } else if (line.startsWith('data:')) {
      data.push(line.slice(line[5] === ' ' ? 6 : 5));
    }
  }
  if (data.length > 0) yield data.join('\n');
}

async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let open = '';
  for await (const chunk of chunks) {
    const lines = (open + decoder.decode(chunk, { stream: true })).split(/\r\n|\n/);
    open = lines.pop() ?? '';
    yield* lines;
  }
  open += decoder.decode();
  if (open !== '') yield open;
}
