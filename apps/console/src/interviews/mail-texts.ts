import type { agentLanguages } from '../agents/agent-models';

interface MailText {
  subject: (title: string) => string;
  greeting: (name: string) => string;
  request: string;
  thanks: string;
}

/** Read by the expert, not by the user. */
export const mailTexts: Record<(typeof agentLanguages)[number], MailText> = {
  en: {
    subject: (title) => `Invitation to an interview: ${title}`,
    greeting: (name) => `Hello ${name},`,
    request: 'please join the interview here whenever it suits you:',
    thanks: 'Thank you.',
  },
  es: {
    subject: (title) => `Invitación a una entrevista: ${title}`,
    greeting: (name) => `Hola, ${name}:`,
    request: 'Participe aquí en la entrevista cuando le convenga:',
    thanks: 'Muchas gracias.',
  },
  fr: {
    subject: (title) => `Invitation à un entretien : ${title}`,
    greeting: (name) => `Bonjour ${name},`,
    request: 'Veuillez participer à l’entretien ici, quand cela vous convient :',
    thanks: 'Merci.',
  },
  de: {
    subject: (title) => `Einladung zu einem Interview: ${title}`,
    greeting: (name) => `Guten Tag ${name},`,
    request: 'bitte nehmen Sie hier am Interview teil, wann immer es Ihnen passt:',
    thanks: 'Vielen Dank.',
  },
  it: {
    subject: (title) => `Invito a un’intervista: ${title}`,
    greeting: (name) => `Buongiorno ${name},`,
    request: 'partecipi all’intervista da qui, quando preferisce:',
    thanks: 'Grazie.',
  },
  pt: {
    subject: (title) => `Convite para uma entrevista: ${title}`,
    greeting: (name) => `Olá, ${name},`,
    request: 'participe na entrevista aqui, quando lhe for conveniente:',
    thanks: 'Muito obrigado.',
  },
  pl: {
    subject: (title) => `Zaproszenie na wywiad: ${title}`,
    greeting: (name) => `Dzień dobry, ${name},`,
    request: 'zapraszamy do udziału w wywiadzie w dogodnym czasie:',
    thanks: 'Dziękujemy.',
  },
  hi: {
    subject: (title) => `साक्षात्कार का निमंत्रण: ${title}`,
    greeting: (name) => `नमस्ते ${name},`,
    request: 'कृपया जब भी सुविधा हो, यहाँ साक्षात्कार में शामिल हों:',
    thanks: 'धन्यवाद।',
  },
  zh: {
    subject: (title) => `访谈邀请：${title}`,
    greeting: (name) => `${name}，您好：`,
    request: '请在您方便的时候通过以下链接参加访谈：',
    thanks: '谢谢。',
  },
  ko: {
    subject: (title) => `인터뷰 초대: ${title}`,
    greeting: (name) => `${name} 님, 안녕하세요.`,
    request: '편하신 시간에 아래 링크로 인터뷰에 참여해 주세요:',
    thanks: '감사합니다.',
  },
  ru: {
    subject: (title) => `Приглашение на интервью: ${title}`,
    greeting: (name) => `Здравствуйте, ${name}!`,
    request: 'Пожалуйста, присоединитесь к интервью по этой ссылке в удобное для вас время:',
    thanks: 'Спасибо.',
  },
  nl: {
    subject: (title) => `Uitnodiging voor een interview: ${title}`,
    greeting: (name) => `Beste ${name},`,
    request: 'neem hier deel aan het interview wanneer het u uitkomt:',
    thanks: 'Hartelijk dank.',
  },
  tr: {
    subject: (title) => `Görüşme daveti: ${title}`,
    greeting: (name) => `Merhaba ${name},`,
    request: 'size uygun olduğunda görüşmeye buradan katılabilirsiniz:',
    thanks: 'Teşekkür ederiz.',
  },
  sv: {
    subject: (title) => `Inbjudan till en intervju: ${title}`,
    greeting: (name) => `Hej ${name},`,
    request: 'delta gärna i intervjun här när det passar dig:',
    thanks: 'Tack.',
  },
  id: {
    subject: (title) => `Undangan wawancara: ${title}`,
    greeting: (name) => `Halo ${name},`,
    request: 'silakan ikuti wawancara di sini kapan pun Anda sempat:',
    thanks: 'Terima kasih.',
  },
  fil: {
    subject: (title) => `Paanyaya sa panayam: ${title}`,
    greeting: (name) => `Kumusta ${name},`,
    request: 'mangyaring sumali sa panayam dito kapag maginhawa sa iyo:',
    thanks: 'Salamat.',
  },
  ja: {
    subject: (title) => `インタビューのご案内：${title}`,
    greeting: (name) => `${name} 様`,
    request: 'ご都合のよいときに、次のリンクからインタビューにご参加ください。',
    thanks: 'よろしくお願いいたします。',
  },
  uk: {
    subject: (title) => `Запрошення на інтерв’ю: ${title}`,
    greeting: (name) => `Вітаємо, ${name}!`,
    request: 'Будь ласка, долучіться до інтерв’ю за цим посиланням у зручний для вас час:',
    thanks: 'Дякуємо.',
  },
  el: {
    subject: (title) => `Πρόσκληση σε συνέντευξη: ${title}`,
    greeting: (name) => `Γεια σας ${name},`,
    request: 'μπορείτε να συμμετάσχετε στη συνέντευξη εδώ, όποτε σας εξυπηρετεί:',
    thanks: 'Ευχαριστούμε.',
  },
  cs: {
    subject: (title) => `Pozvánka k rozhovoru: ${title}`,
    greeting: (name) => `Dobrý den, ${name},`,
    request: 'zúčastněte se prosím rozhovoru zde, kdykoli se vám to hodí:',
    thanks: 'Děkujeme.',
  },
  fi: {
    subject: (title) => `Kutsu haastatteluun: ${title}`,
    greeting: (name) => `Hei ${name},`,
    request: 'osallistu haastatteluun tästä, kun sinulle sopii:',
    thanks: 'Kiitos.',
  },
  ro: {
    subject: (title) => `Invitație la un interviu: ${title}`,
    greeting: (name) => `Bună ziua, ${name},`,
    request: 'vă rugăm să participați la interviu aici, oricând vă este convenabil:',
    thanks: 'Vă mulțumim.',
  },
  da: {
    subject: (title) => `Invitation til et interview: ${title}`,
    greeting: (name) => `Hej ${name},`,
    request: 'deltag gerne i interviewet her, når det passer dig:',
    thanks: 'Tak.',
  },
  bg: {
    subject: (title) => `Покана за интервю: ${title}`,
    greeting: (name) => `Здравейте, ${name},`,
    request: 'моля, включете се в интервюто тук, когато Ви е удобно:',
    thanks: 'Благодарим Ви.',
  },
  ms: {
    subject: (title) => `Jemputan temu bual: ${title}`,
    greeting: (name) => `Helo ${name},`,
    request: 'sila sertai temu bual di sini pada bila-bila masa yang sesuai:',
    thanks: 'Terima kasih.',
  },
  sk: {
    subject: (title) => `Pozvánka na rozhovor: ${title}`,
    greeting: (name) => `Dobrý deň, ${name},`,
    request: 'zúčastnite sa, prosím, rozhovoru tu, kedykoľvek sa vám to hodí:',
    thanks: 'Ďakujeme.',
  },
  hr: {
    subject: (title) => `Poziv na intervju: ${title}`,
    greeting: (name) => `Poštovani, ${name},`,
    request: 'pridružite se intervjuu ovdje kad god Vam odgovara:',
    thanks: 'Hvala.',
  },
  ar: {
    subject: (title) => `دعوة إلى مقابلة: ${title}`,
    greeting: (name) => `مرحبًا ${name}،`,
    request: 'يرجى الانضمام إلى المقابلة من هنا في الوقت الذي يناسبك:',
    thanks: 'شكرًا لك.',
  },
  ta: {
    subject: (title) => `நேர்காணலுக்கான அழைப்பு: ${title}`,
    greeting: (name) => `வணக்கம் ${name},`,
    request: 'உங்களுக்கு வசதியான நேரத்தில் இங்கே நேர்காணலில் பங்கேற்கவும்:',
    thanks: 'நன்றி.',
  },
  vi: {
    subject: (title) => `Lời mời phỏng vấn: ${title}`,
    greeting: (name) => `Xin chào ${name},`,
    request: 'vui lòng tham gia phỏng vấn tại đây khi thuận tiện:',
    thanks: 'Xin cảm ơn.',
  },
  hu: {
    subject: (title) => `Meghívó interjúra: ${title}`,
    greeting: (name) => `Kedves ${name}!`,
    request: 'Kérjük, csatlakozzon az interjúhoz itt, amikor Önnek megfelel:',
    thanks: 'Köszönjük.',
  },
  no: {
    subject: (title) => `Invitasjon til et intervju: ${title}`,
    greeting: (name) => `Hei ${name},`,
    request: 'delta gjerne i intervjuet her når det passer for deg:',
    thanks: 'Takk.',
  },
};
