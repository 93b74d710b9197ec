const words = (text: string): string[] => text.trim().split(/\s+/);

/**
 * Words that are refused, in the spelling that `romanised` gives: "|" is the edge of a word, "[x]" may be missing, "?" is
 * any character. Words of the English language come from the library.
 */
export const refusedWords: readonly string[] = [
  // Russian and Ukrainian, also as written in Latin letters
  ...words(`
    |hui |hue[v] |huy |xuy |xui ohuen ahuen nahui pohui dohui huesos huilo pizd pidoras pidaras |pidor |pidar
    pederast |gandon |gondon zalup |mudak |mudoz |eban |ebat |ebal| |ebla |ebu| |ebuch zaeban razeban zaebal
    zaebis naebal naebk otebis otiebis viebon viebat uebok uebish dolboeb dolbaeb |eblan raz[i]ebal poebat
    bliad |blia| blyad |blyat |bliat |shliuh |shlyuh |kurva |suka| |suki| |suchar |chmo| |manda| |mandav
    |drochi |minet |hohol |hohli| |moskal |zhid| |zhidi| |churk |chernozhop |daun| |debil |ublud |tvar| |gnida
    ohuel |vebal |viebal |eb| |bld| |shluh ubliud |ioban |ibati| |pidr| |ushlepok |svoloch |jebat |yebat |yobani
  `),
  // Kazakh
  ...words(`
    |kotag |zhalep |kotindi     |kotak |kutak |amzhal |zhalap |kotin| |kotingdi |siktir |sigein |sigil |shesh[e]ndi |kanshik
  `),
  // Uzbek
  ...words(`
    |kutok |jalap     |qotoq |kotok |qo?toq |jalab |zhalab |sikaman |sikay |sikib| |onangni |oneni| |haromi |gandonlar
  `),
  // Turkish
  ...words(`
    |sikerim |yarak     |orospu |sik[i]m| |siktir |sikey |sikis |amin[a]| |amcik |amk| |aq| |yarrak |yarag |picler| |pezevenk
    |kahpe |gotver |got?veren |ibne |got?veren |gavat |serefsiz |kaltak |anani| |anan[i]zi
  `),
];

/** Words in which a refused one stands by chance. */
export const innocentWords: readonly string[] = words(`
  debat scunthorpe penistone shiitake cockpit cassino hohlom mandarin suhui
`);

/** Begging, and offers that promise a win: they are sent, and moderators look at them. */
export const reviewedPhrases: readonly string[] = [
  'garantir?vann* (viigr|dohod|zarabot)',
  'be[sz]proigrish',
  '100 ?%? shem',
  'shema zarabot',
  'slivaiu shem',
  'vernu v dvoine',
  '(daite|skinte|kinte|zakinte|dai|skin|kin) .*(deneg|denig|rub|na kart|na depozit|na stavk)',
  'pomogite .*(den|rub|kart)',
  'pishi(te)? v (ls|lichk|teleg|tg)',
  'zaim pod',
  'garantovan\\w* (vigrash|zarobit)',
  'guaranteed (win|profit|income)',
  'sure win',
  'free money',
  '(send|give|lend) me .*(money|coins?|usd|usdt|ton|rub)',
  '(dm|pm|text|write) me (on|in) (telegram|whatsapp|tg)',
  'double your (money|deposit|coins)',
  'hack(ed)? (algorithm|seed|casino)',
  'garanti (kazanc|kazan)',
  'bana .*para',
  'para (at|gonder|yolla)',
  '(kafolatlangan|kafolatli) (yutuq|daromad)',
  'pul (ber|tashla)',
  'kepildi?k.* (utis|tabis)',
  '(aksha|akcha) (ber|sal|zhiber)',
];
