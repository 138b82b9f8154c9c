export const interview = {
  title: 'Entretien',
};
