/** The last words of people who take their leave, in the languages the interviewer speaks. */
const farewells = [
  ...['goodbye', 'auf wiedersehen', 'tot ziens', 'hej då', 'farvel', 'ha det bra', 'adiós', 'hasta pronto'],
  ...['au revoir', 'arrivederci', 'adeus', 'até breve', 'la revedere', 'до свидания', 'до побачення'],
  ...['довиждане', 'καλή συνέχεια', '再见', '失礼いたします', '안녕히 계세요', 'xin chào', 'नमस्ते', 'வணக்கம்'],
  ...['sampai jumpa', 'selamat tinggal', 'paalam', 'näkemiin', 'viszontlátásra', 'hoşça kalın', 'مع السلامة'],
  ...['do widzenia', 'na shledanou', 'dovidenia', 'doviđenja'],
];

/** Whether some words end with a farewell. */
export function endsWithFarewell(words: string) {
  const plain = words.toLowerCase().replace(/[\p{P}\s]+$/u, '');
  return farewells.some((farewell) => plain.endsWith(farewell));
}
