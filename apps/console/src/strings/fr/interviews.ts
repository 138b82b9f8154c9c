export const interviews = {
  title: 'Entretiens',
};
