/** Reads a stream in portions of any size; holds at most one portion and one chunk in memory. */
export class ByteQueue {
  private held: Buffer = Buffer.alloc(0);
  private readonly chunks: AsyncIterator<Buffer>;

  constructor(chunks: AsyncIterable<Buffer>) {
    this.chunks = chunks[Symbol.asyncIterator]();
  }

  /** Returns `undefined` if the stream ends first. */
  async take(count: number): Promise<Buffer | undefined> {
    while (this.held.length < count) {
      const next = await this.chunks.next();
      if (next.done) return undefined;
      this.held = Buffer.concat([this.held, next.value]);
    }
    const taken = this.held.subarray(0, count);
    this.held = this.held.subarray(count);
    return taken;
  }

  /** Returns `false` if the stream ends first. */
  async skip(count: number): Promise<boolean> {
    let left = count;
    while (this.held.length < left) {
      left -= this.held.length;
      const next = await this.chunks.next();
      if (next.done) return false;
      this.held = next.value;
    }
    this.held = this.held.subarray(left);
    return true;
  }

  async close(): Promise<void> {
    await this.chunks.return?.();
  }
}
