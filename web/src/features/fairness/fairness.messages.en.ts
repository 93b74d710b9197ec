import type { Translation } from '../../core/i18n/messages.ts';
import type { fairnessRu } from './fairness.messages.ts';

export const en = {
  intro:
    'Before you bet, the server shows the fingerprint of its seed and can no longer swap it. You choose your own seed, so the outcome depends on both sides.',
  'pair.title': 'Current seed pair',
  'pair.commitment': 'Server seed fingerprint (SHA-256)',
  'pair.next': 'Fingerprint of the next server seed',
  'pair.nonce': 'Number of the next bet (nonce)',
  'seed.label': 'Your seed',
  'seed.hint': '1 to 64 characters: Latin letters, digits, “_” and “-”.',
  'seed.invalid': 'A seed has 1 to 64 characters: Latin letters, digits, “_” and “-”.',
  'seed.random': 'Random',
  'seed.save': 'Save',
  'seed.saved': 'The new seed applies from your next bet',
  'rotate.title': 'Rotate the pair',
  'rotate.text':
    'The server reveals its current seed and moves on to the next one, whose fingerprint is shown above. Every bet made with the revealed seed can then be recomputed. Bet numbers start again from 0. Your balance does not change.',
  'rotate.newSeed': 'New player seed, if you want to change it too',
  'rotate.action': 'Rotate and reveal',
  'revealed.title': 'Revealed pairs',
  'revealed.serverSeed': 'Server seed',
  'revealed.clientSeed': 'Player seed',
  'revealed.commitment': 'Fingerprint shown before the bets',
  'revealed.computed': 'SHA-256 of the seed, computed in this browser',
  'revealed.pass': 'The fingerprint matches',
  'revealed.fail': 'The fingerprint does not match: the seed was swapped',
  'revealed.promiseBroken': 'The new pair is not the one whose fingerprint was promised',
  'revealed.none': 'No bets were made with this pair',
  'revealed.rounds_one': '{{count}} bet, last number {{last}}',
  'revealed.rounds_other': '{{count}} bets, last number {{last}}',
  'how.title': 'How the number is made',
  'how.stream':
    'The server and you each give a seed, and a bet number never repeats. They give a stream of 32-bit words:',
  'how.reject': 'A word becomes a number without bias: words that are too large are skipped.',
  'how.check': 'You can check it on the round page, in a terminal with openssl, and with the audit program.',
  lastRound: 'Check the last round',
  'guest.text': 'Sign in to see and change your seeds.',
  'guest.signIn': 'Sign in',
  retry: 'Try again',
  'shared.intro':
    'A round’s seed belongs to everyone who bets. Its fingerprint is shown before any bet, and your seed and the others’ enter the draw after betting closes. So nobody knows the outcome, not even the casino.',
  'shared.roomIntro':
    'Every room has a seed of its own. Its fingerprint is shown before any bet, and both players’ seeds enter the draw once both have bet. So nobody knows the outcome, not even the casino.',
  'shared.round': 'Round {{number}}',
  'shared.hash': 'Fingerprint of the round’s seed (SHA-256)',
  'shared.own': 'Your contribution to the draw',
  'shared.own.text':
    'This seed enters the entropy of every round that you bet in, as the line “bet id:seed”. A change applies from your next bet.',
  'how.chain': 'The rounds’ seeds form a chain: a round’s fingerprint is the seed before it, so it cannot be swapped:',
  'how.room': 'The fingerprint of the room’s seed is known before any bet:',
  'how.entropy': 'Once betting closes, the seeds of everyone who bet give the entropy:',
  'how.sharedStream': 'The round’s seed, the entropy and the round number give a stream of 32-bit words:',
  'lit.intro':
    'The fingerprint of the round’s seed is shown before any bet. Every bet adds random bytes from its player’s browser, and once betting has closed a public beacon adds a number that nobody can know beforehand. So neither the casino nor the players, nor both together, can pick the result.',
  'lit.own.text':
    'For each bet this browser makes 16 random bytes by itself and keeps the signed receipt that answers it. There is nothing to set.',
  'lit.receipts': 'Your receipts',
  'how.bets': 'When betting closes, the casino signs the hash of the bets:',
  'how.beacon': 'Then the public beacon signs its round; nobody knows that signature before:',
  'how.litStream':
    'The round’s seed, the hash of the bets, the beacon’s number and the round number give a stream of 32-bit words:',
} as const satisfies Translation<typeof fairnessRu>;
