// Preloaded into a process to shift its wall clock by CLOCK_OFF_MS milliseconds.
const off = Number(process.env.CLOCK_OFF_MS);
const Right = Date;

globalThis.Date = new Proxy(Right, {
  construct: (_, args, target) =>
    args.length === 0 ? new Right(Right.now() + off) : Reflect.construct(Right, args, target),
  apply: () => String(new Right(Right.now() + off)),
  get: (_, name) => (name === 'now' ? () => Right.now() + off : Reflect.get(Right, name)),
});

export {};
