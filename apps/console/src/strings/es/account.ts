export const account = {
  title: 'Cuenta',
};
