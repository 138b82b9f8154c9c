export const interview = {
  title: 'Entrevista',
};
