export const interviews = {
  title: 'Interviews',
};
