import type { Translation } from '../i18n/messages.ts';
import type { evidenceRu } from './evidence.messages.ts';

export const en = {
  'alarm.late.title': 'The close of betting came too late',
  'alarm.late.text':
    'By this device’s clock the signed close came {{seconds}} s after the beacon’s number could be known. A casino could use that to add a bet with the result in hand. A bad connection can cause it too: one case proves nothing, repeated ones are worth a complaint.',
  'alarm.clock.title': 'This device’s clock and the casino’s disagree',
  'alarm.clock.text':
    'That is why the close of betting seems to have come {{seconds}} s after the beacon’s number. Compare the device’s clock with an independent source. If it is right, the casino’s clock is slow: save the file.',
  'alarm.closing-unsigned.title': 'The casino has not signed the close of betting',
  'alarm.closing-unsigned.text':
    'The signature under the round’s close does not fit the log’s key. An honest casino does not send that: save the file.',
  'alarm.unsigned.title': 'The casino has not signed the receipt of your bet',
  'alarm.unsigned.text':
    'The receipt’s signature does not fit the log’s key. Such a receipt proves nothing: save the file and place no more bets until you have an answer.',
  'alarm.key.title': 'The casino’s log has another key',
  'alarm.key.text':
    'This browser remembers a different key of the log. Compare it with the key that other players see. If the casino has announced a new key, dismiss this message: the browser will remember the new one.',
  'alarm.missing.title': 'A bet was taken without a receipt',
  'alarm.missing.text':
    'In this game the casino has to answer a bet with a signed receipt. Without one you cannot prove that the bet was placed: check the round on its page.',
  'alarm.other.title': 'The receipt is for another bet',
  'alarm.other.text':
    'The round, amount, seed fingerprint or salt in the receipt is not what this browser sent. Save the file and check the round on its page.',
  'alarm.round': 'Check the round',
  'alarm.more': 'What this means',
  'alarm.file': 'Download the file',
  'alarm.dismiss': 'Got it, dismiss',
  'list.title': 'Your receipts',
  'list.text':
    'The casino answers every bet in a shared game with a signed receipt, and signs the close of betting before the beacon’s number can be known. This browser checks the signatures and keeps everything itself: with it you can prove that a bet was dropped, altered or added afterwards.',
  'list.guest': 'Sign in to see the receipts of your account.',
  'list.empty': 'Receipts of the bets you place in this browser will appear here.',
  'list.failed':
    'The browser did not let us keep receipts: in a private window, for example. Your bets do not depend on it.',
  'list.counts_one': '{{count}} receipt is kept. The browser remembers {{most}} at most.',
  'list.counts_other': '{{count}} receipts are kept. The browser remembers {{most}} at most.',
  'list.closings': 'Closes of betting: {{inTime}} in time, {{late}} late, {{unsure}} undecided.',
  'list.round': 'Round',
  'list.stake': 'Stake',
  'list.time': 'Time',
  'list.state': 'Signature',
  'list.good': 'valid',
  'list.unsigned': 'does not fit',
  'list.other': 'another bet',
  'list.download': 'Download the file',
  'list.import': 'Import a file',
  'list.imported': 'Taken: {{taken}}. Refused, without a valid signature or of another account: {{refused}}.',
  'list.notFile': 'This is not a file of receipts.',
  'round.title': 'Your receipt and this round',
  'round.kept': 'Bet {{place}} stands in the round’s record as its receipt promises.',
  'round.omitted': 'Bet {{place}} is missing from the round’s record although the casino signed a receipt for it.',
  'round.altered':
    'Bet {{place}} in the round’s record is not the one in the signed receipt. What differs: {{fields}}.',
  'round.unreadable': 'The round’s record cannot be read, so the receipt cannot be held against it.',
  'round.unsigned': 'The signature on the receipt of bet {{place}} does not fit the log’s key: it proves nothing.',
  'round.other': 'The receipt of bet {{place}} is not for what this browser sent.',
  'round.save': 'Save the file with the receipt: you can take it to an auditor.',
  'round.in-time': 'The close of betting came {{seconds}} s before the beacon’s number could be known.',
  'round.late': 'The close of betting came {{seconds}} s after the beacon’s number could be known.',
  'round.unsure':
    'The page was hidden or offline when the close of betting came, so nothing can be said about its timing.',
  'round.loaded':
    'This browser learnt of the close of betting late, when the page was loaded: {{seconds}} s after the beacon’s number could be known. It cannot tell when the close was signed.',
  'round.no-beacon': 'No beacon takes part in this round.',
  'round.closing-unsigned': 'The signature under the close of betting does not fit the log’s key.',
  'round.closing-other': 'The close of betting that this browser received is not the one in the round’s record.',
} as const satisfies Translation<typeof evidenceRu>;
