export const interviews = {
  title: 'Entrevistas',
};
