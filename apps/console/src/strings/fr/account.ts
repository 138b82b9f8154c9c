export const account = {
  title: 'Compte',
};
