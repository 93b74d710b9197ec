import type { Translation } from '../../core/i18n/messages.ts';
import type { fairnessGuideRu } from './fairness-guide.messages.ts';

export const en = {
  title: 'Fairness you can recompute',
  intro:
    'Every result follows from two seeds and the number of the bet. These are the whole formulas: they are enough to check any round without our site.',
  film: 'Watch the film',
  'check.title': 'Check a round',
  'check.label': 'Round',
  'check.hint':
    'An id from the feed, a link, a hash, a fingerprint, a revealed seed, or a game and a number: “Battle 12”.',
  'check.wrong': 'A round cannot be found by this text. Copy an id from the feed, or paste a link or a hash.',
  'check.missing': 'No game has such a round.',
  'check.failed': 'The server did not answer. Search again.',
  'check.found': 'Rounds found',
  'check.round': '{{game}}, {{number}}',
  'check.open': '{{game}}, {{number}}: still in play',
  'check.by.id': 'by its id',
  'check.by.number': 'by game and number',
  'check.by.hash': 'by its record’s hash',
  'check.by.commitment': 'by its fingerprint',
  'check.by.seed': 'by its revealed seed',
  'check.submit': 'Check',
  'own.title': 'Your latest rounds',
  'own.text':
    'Open one, and its page recomputes it in this browser. A round of dice or mines is checked in full once its seed is revealed: the button is on that page.',
  'own.empty': 'Rounds that you play will appear here.',
  'commit.title': 'A fingerprint before the bet',
  'commit.text':
    'The server’s seed is 32 random bytes written as 64 hexadecimal characters. Before the bet you see its SHA-256:',
  'stream.title': 'The stream of random numbers',
  'stream.text':
    'Block r of the stream is the HMAC of the server’s seed, your seed, the number of the bet and r. Each block gives eight 32-bit words:',
  'shared.title': 'Rounds with a common pot',
  'shared.text':
    'In battle, wheel and classic a round has a seed of its own, chained to its neighbours: a round’s fingerprint is the seed of the round before it. Each coinflip room has a separate seed. Every bet carries 16 random bytes made by its player’s browser. When betting closes the casino signs the hash of all bets, and only then does the public beacon drand give a number that nobody could know. The two together take the place of your seed. If the beacon does not answer in time, the round is cancelled and the stakes are returned:',
  'first.title': 'Rounds of the first version',
  'first.text':
    'Before, bet numbers and players’ seeds stood in the place of the bets’ hash and the beacon. The casino gave out the numbers when it knew every seed, so it could have picked the result; so could the last person to bet. Such rounds can still be checked, and their pages say so.',
  'number.title': 'From a word to a number',
  'number.text':
    'If the word v is not below ⌊2³²/n⌋·n, the next one is taken: so every number from 0 to n − 1 is equally likely:',
  'draws.title': 'What each game takes from the stream',
  'log.title': 'The public log',
  'log.text':
    'The hash of every finished round goes into a Merkle tree. The root of the tree is signed, so no round can be changed or removed unnoticed.',
  'log.checkpoint': 'The log’s signed root',
  'log.key': 'The signature’s public key',
  'audit.title': 'Checking without the site',
  'audit.text':
    'The audit program comes with the source code and works offline: one round, a file of rounds, or a range of the log.',
} as const satisfies Translation<typeof fairnessGuideRu>;
