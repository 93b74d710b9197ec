import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './deposit.messages.ts';

export const en = {
  method: 'Payment method',
  noMethods: 'There are no ways to deposit in this currency now: choose another one.',
  submit: 'Continue to payment',
  fee: 'Deposits from {{from}} to {{to}} carry a fee of {{percent}}.',
  fraction:
    'Up to 0.99 is added to the amount so that your transfer can be recognised. You are credited with what you transfer.',
  expired:
    'The time to pay is over. If you have already sent the money, you need not do anything: we will find the payment and credit it. Its state is in your history.',
  timeLeft: 'Time left',
  'pay.title': 'Deposit {{id}}',
  'pay.waiting': 'Waiting for your payment',
  'pay.amount': 'Amount to pay',
  'pay.bank': 'Receiving bank',
  'pay.recipient': 'Recipient',
  'pay.card': 'Card number',
  'pay.phone': 'Phone',
  'pay.exact':
    'Send exactly this amount in one transfer. Any other amount is credited as it arrives; below the minimum, our staff check it first.',
  'pay.redirect': 'You pay on the payment provider’s page. It opens in this tab and brings you back afterwards.',
  'pay.go': 'Open the payment page',
  'pay.soon': 'Money usually arrives within 10 minutes. You can close this page.',
  'pay.slow':
    'More than 10 minutes have passed. If you have paid, contact support and tell them the number of this deposit.',
  'outcome.done': 'Credited: {{amount}}',
  'outcome.doneText': 'The money is in your account.',
  'outcome.otherText': '{{arrived}} arrived instead of {{asked}}: we credited what arrived.',
  'outcome.afterText': 'The payment came after its time. We credited all of it.',
  'outcome.late': 'Your payment has come and is being checked',
  'outcome.lateText':
    'It came late or with another amount, so a person is looking at it. The money is not lost: you will see the result here and in your history.',
  'outcome.failed': 'The deposit did not go through',
  'outcome.failedText': 'Your account has not changed. If you were charged, contact support.',
  'outcome.bonus': 'Bonus: {{amount}}',
  'outcome.again': 'Make another deposit',
  'outcome.history': 'Deposit history',
} as const satisfies Translation<typeof ru>;
