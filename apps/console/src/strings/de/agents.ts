export const agents = {
  title: 'Agenten',
};
