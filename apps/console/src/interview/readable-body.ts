/** Returns compact JSON with line breaks and indentation; any other text unchanged, also JSON that would lose digits. */
export function readableBody(body: string): string {
  try {
    const value: unknown = JSON.parse(body);
    return JSON.stringify(value) === body ? JSON.stringify(value, null, 2) : body;
  } catch {
    return body;
  }
}
