import { until } from '@colloquy/testing';
import { newId } from '@colloquy/kernel';
import { answerWith, startReceiver } from './receivers';
import { afterwards, analysed, anEndpoint, asQueued, isolated, startWorld, withdrawn } from './support';

test(
  'a notification queued when consent is withdrawn is sent once, without success and scores',
  isolated(async () => {
    const receiver = await startReceiver(answerWith(200));
    const world = await startWorld(async () => [anEndpoint(receiver.url)]);
    afterwards(receiver.stop, () => world.stop());
    const full = await world.startApp(
      {},
      {
        deliveries: (real) => ({
          ...real,
          nextHost: async () => undefined,
          add: (...args) => asQueued(real)(...args).then(() => []),
        }),
      },
    );
    const [ours, other] = [newId(), newId()];
    for (const id of [ours, other]) await world.publish(analysed(id));
    const [before] = await until(async () => {
      const waiting = [...(await world.deliveries(ours)), ...(await world.deliveries(other))];
      return waiting.length === 2 && waiting;
    });
    for (let n = 0; n < 2; n++) await world.publish(withdrawn(ours));
    await until(async () => (await world.deliveries(ours))[0]?.request !== before?.request);
    await full.stop();

    await world.startApp();
    await world.settled(2);
    const told = new Map(
      receiver.requests.map(({ body }) => [JSON.parse(body).interviewId, JSON.parse(body)]),
    );
    expect(receiver.requests).toHaveLength(2);
    expect(told.get(ours)).toMatchObject({ success: false, qualityScore: null, agentReasons: null });
    expect(told.get(other)).not.toHaveProperty('success');
  }),
);

test(
  'what an endpoint answered is removed when consent is withdrawn',
  isolated(async () => {
    const receiver = await startReceiver(answerWith(400, 'an echo of the reasons'));
    const world = await startWorld(async () => [anEndpoint(receiver.url)]);
    afterwards(receiver.stop, () => world.stop());
    await world.startApp();
    const [ours, other] = [newId(), newId()];
    for (const id of [ours, other]) await world.publish(analysed(id));
    const settled = await world.settled(2);
    expect(settled.every(({ answer }) => answer)).toBe(true);
    await world.publish(withdrawn(ours));
    await until(async () => (await world.deliveries(ours))[0]?.answer === undefined);
    expect((await world.deliveries(ours))[0]?.bodyDigest).toBe('');
    expect((await world.deliveries(other))[0]?.bodyDigest).toMatch(/./);
    expect((await world.deliveries(other))[0]?.answer).toBeDefined();
  }),
);

test(
  'what an endpoint answers after consent is withdrawn is not stored',
  isolated(async () => {
    const answers: (() => void)[] = [];
    const receiver = await startReceiver((res) =>
      answers.push(() => answerWith(400, 'an echo of the reasons')(res)),
    );
    const world = await startWorld(async () => [anEndpoint(receiver.url)]);
    afterwards(receiver.stop, () => world.stop());
    await world.startApp();
    const [ours, other] = [newId(), newId()];
    for (const id of [ours, other]) await world.publish(analysed(id));
    await until(() => answers.length === 2);
    await world.publish(withdrawn(ours));
    await until(async () => (await world.deliveries(ours))[0]?.isRedacted);
    for (const answer of answers) answer();
    await world.settled(2);
    expect((await world.deliveries(ours))[0]).toMatchObject({ state: 'failed', statusCode: 400 });
    expect((await world.deliveries(ours))[0]).not.toHaveProperty('answer');
    expect((await world.deliveries(other))[0]?.answer).toBeDefined();
  }),
);

test(
  'a withdrawn interview is found until its deliveries are redacted',
  isolated(async () => {
    const receiver = await startReceiver(answerWith(204));
    const world = await startWorld(async () => [anEndpoint(receiver.url)]);
    afterwards(receiver.stop, () => world.stop());
    const { grpc } = await world.startApp();
    const [ours, other, unknown] = [newId(), newId(), newId()];
    for (const id of [ours, other]) await world.publish(analysed(id));
    await world.settled(2);
    const interviews = [ours, other, unknown].map((id) => ({
      accountId: analysed(id).accountid,
      interviewId: id,
    }));
    const unredacted = async () => (await grpc.findUnredacted({ interviews })).interviewIds.sort();
    expect(await unredacted()).toEqual([ours, other].sort());
    await world.publish(withdrawn(ours));
    await until(async () => (await world.deliveries(ours))[0]?.isRedacted);
    expect(await unredacted()).toEqual([other]);
  }),
);
