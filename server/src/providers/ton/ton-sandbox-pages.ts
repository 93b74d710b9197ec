import { decimalOf } from '../../core/payments/decimal.ts';
import { faultButtons, type SandboxFault } from '../../core/payments/sandbox/sandbox-faults.ts';
import { buttons, facts, field } from '../../core/payments/sandbox/sandbox-page.ts';
import { escapeHtml } from '../../core/http/escape-html.ts';
import { chainActs, type Transfer } from './ton-sandbox-chain.ts';
import { TON_SIGNER_PATH } from './ton-signer.ts';
import { walletModes, walletSends } from './ton-sandbox-wallet.ts';
import type { TonProof } from './ton-proof.ts';
import { TON_DIGITS, type TonTransaction } from './ton.contract.ts';

const transactionCard = ({ hash, in_msg, out_msgs, mc_block_seqno, now }: TonTransaction): string => {
  const isReturned = out_msgs.some(({ bounced }) => bounced);
  return `<article>${facts({
    Sent: `${decimalOf(BigInt(in_msg?.value ?? 0), TON_DIGITS)} TON, ${new Date(now * 1000).toISOString()}`,
    Memo: in_msg?.message_content?.decoded?.comment ?? 'none',
    State: isReturned ? 'sent back' : mc_block_seqno === null ? 'not final yet' : 'final',
    Hash: hash,
  })}</article>`;
};

export interface TonPageParts {
  base: string;
  wallet: string;
  transfer: Transfer; // transfer that the form begins with
  transactions: readonly TonTransaction[]; // the newest first
  fault: SandboxFault;
}

/** The chain: what came to the house's wallet, and a form that sends more. */
export const tonPage = ({ base, wallet, transfer, transactions, fault }: TonPageParts): string => {
  const fields = field('Memo', 'memo', transfer.memo) + field('TON', 'amount', transfer.amount);
  const cards = transactions.map(transactionCard).join('');
  return `${facts({ 'The house’s wallet': wallet })}${buttons(`${base}/act`, {}, chainActs, fields)}
<p><a href="${TON_SIGNER_PATH}">Payouts that the signer was asked for</a></p>
<h2>Transactions</h2>${cards === '' ? '<p>None yet.</p>' : cards}${faultButtons(`${base}/fault`, fault)}`;
};

/** A wallet that is asked to connect. `payload`: what it is to sign. */
export const walletPage = (base: string, payload: string): string =>
  `<p>A site asks this wallet to connect, and to sign that it is yours.</p>
${buttons(`${base}/wallet`, { payload }, { ...walletModes, cancel: 'Cancel' }, field('Whose wallet', 'name', 'anna'))}`;

/** A wallet that is asked to send. `request`: the transfer as TonConnect hands it over. */
export const sendPageOf = (
  base: string,
  { request, transfer, to }: { request: string; transfer: Transfer; to: string },
): string =>
  `<p>A site asks this wallet to send.</p>${facts({ To: to, TON: transfer.amount, Memo: transfer.memo || 'none' })}
${buttons(`${base}/wallet/send`, { request }, { ...walletSends, cancel: 'Cancel' })}`;

/** Hands its answer to the page that has opened it. */
export const answerPage = (base: string, answer: TonProof | { boc: string } | null): string =>
  `<p role="status">${answer ? 'Signed. This window closes by itself.' : 'Cancelled.'}</p>
<script src="${base}/wallet.js" data-answer="${escapeHtml(JSON.stringify(answer))}"></script>`;

/** To pages of this site only: a proof is nobody else's business. */
export const WALLET_SCRIPT = `const answer = JSON.parse(document.currentScript.dataset.answer);
if (window.opener && answer) window.opener.postMessage(answer, location.origin); // which closes this window
else if (window.opener) window.close();
`;
