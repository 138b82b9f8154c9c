export const overview = {
  title: 'Vue d’ensemble',
};
