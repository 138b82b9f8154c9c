export const account = {
  title: 'Konto',
};
