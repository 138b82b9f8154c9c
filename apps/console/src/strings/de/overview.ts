export const overview = {
  title: 'Überblick',
};
