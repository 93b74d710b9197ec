import type { Translation } from '../../../core/i18n/messages.ts';
import type { publicLogRu } from './public-log.messages.ts';

export const en = {
  'commitments.title': 'Standing commitments',
  'commitments.text':
    'The fingerprints of the rounds now in play, and the starts of the chains their seeds come from. Keep any of them and compare it once the seed is revealed.',
  'commitments.solo':
    'In dice and mines each player has a fingerprint of their own: the fairness panel shows it before the bet.',
  round: 'Fingerprint of round {{number}}',
  'round.none': 'No round is open now.',
  'round.more_one': 'and {{count}} more round',
  'round.more_other': 'and {{count}} more rounds',
  'chain.start': 'Start of the chain, published {{at}}',
  'chain.next': 'Start of the next chain, published {{at}}',
  'chain.used': 'Seeds taken: {{used}} of {{length}}',
  'chain.leads_one': 'Hash the round’s fingerprint {{count, number}} time to get the start of the chain',
  'chain.leads_other': 'Hash the round’s fingerprint {{count, number}} times to get the start of the chain',
  'chain.is': 'The first round’s fingerprint is the start of the chain itself',
  'chain.apart': 'The round’s fingerprint does not lead to the start of the chain',
  'heads.title': 'Signed heads',
  'heads.text':
    'A head fixes every entry before it. The check in this browser looks at its signature, and that the head before it is its beginning: then nothing was changed or dropped.',
  'heads.none': 'The log is still empty.',
  'heads.size_one': '{{count, number}} entry',
  'heads.size_other': '{{count, number}} entries',
  'heads.check': 'Check',
  'heads.check.of': 'Check the head of {{size}}',
  'heads.all': 'Check all shown',
  'heads.more': 'Show earlier ones',
  'heads.pass': 'The signature is good and the head before it is its beginning',
  'heads.first': 'The signature is good; this is the first head',
  'heads.key': 'The log’s key is malformed',
  'heads.signature': 'This head or the one before it is not signed by the log’s key',
  'heads.said': 'The signed note says another size or root',
  'heads.consistency': 'The head before it is not its beginning: the log was rewritten',
  'heads.failed': 'The log did not answer. Try again.',
  'range.title': 'Download the log',
  'range.text':
    'Any range as one NDJSON file: the first line holds the signed head, every other one an entry. That is enough to check all of it offline.',
  'range.size_one': 'The log has {{count, number}} entry now. One file holds at most {{most, number}}.',
  'range.size_other': 'The log has {{count, number}} entries now. One file holds at most {{most, number}}.',
  'range.from': 'From entry',
  'range.to': 'Up to entry, without it',
  'range.wrong':
    'Whole numbers from 0 to {{size, number}} are needed: the start below the end, and at most {{most, number}} entries between them.',
  'range.download': 'Download',
  'range.progress': 'Entries loaded: {{done, number}} of {{of, number}}',
  'range.stop': 'Stop',
  'range.saved': 'The file is saved, entries: {{of, number}}',
  'range.failed': 'The download broke off. Try again: what the log holds does not change.',
  'verifier.title': 'Checking from your disk',
  'verifier.text':
    'One HTML file checks rounds and exports of the log with no network and no server of ours. Save it and open it in any browser.',
  'verifier.download': 'Download the verifier',
  'script.text':
    'A short script checks a round without any program of ours: it needs only bash, openssl and jq, and you can read it before you run it.',
  'script.download': 'Download the script',
  retry: 'Try again',
  failed: 'The server did not answer. Rounds are not affected.',
} as const satisfies Translation<typeof publicLogRu>;
