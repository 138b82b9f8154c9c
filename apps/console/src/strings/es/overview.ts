export const overview = {
  title: 'Resumen',
};
