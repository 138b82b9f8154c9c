export const agents = {
  title: 'Agentes',
};
