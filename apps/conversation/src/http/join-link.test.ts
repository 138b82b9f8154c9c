import { interviewIn } from './join-link';

const id = '6a1f9f5e-0a53-4a55-9a30-6a3a6f0c7a11';

test.each([
  `/call/${id}/join`,
  `/call/${id}/join/`,
  `/call/${id}/join.`,
  `/call/${id}/join,`,
  `/call/${id}/join%20`,
  `/call/${id}/join%22`,
  `/call/${id}/join%E2%80%9D`,
  `/call/${id}/join)%3E.`,
  `/call/%22${id}%22/join`,
  `/call/${id.toUpperCase()}/JOIN`,
  `/call/${id}`,
])('the link %s leads to its interview', (path) => {
  expect(interviewIn(path)).toBe(id);
});

test.each([
  '/call/',
  '/call/x/join',
  `/call/${id}/view`,
  `/call/${id}/joined`,
  `/call/${id}0/join`,
  `/call/${'-'.repeat(36)}/join`,
  `/call/${id}/%zz`,
  `/call/${id}/join${'.'.repeat(300)}`,
])('the path %s is no link', (path) => {
  expect(interviewIn(path)).toBeUndefined();
});
