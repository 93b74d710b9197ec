import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './costs.messages.ts';

export const tr: Translation<typeof ru> = {
  by: 'Gösterim dönemi',
  'by.day': 'Gün',
  'by.week': 'Pazartesiden başlayan hafta',
  'by.month': 'Ay',
  window: 'Alımdan önceki ve sonraki gün sayısı',
  periods: 'Maliyet ve yatırımlar',
  'periods.text':
    'Dönem maliyeti = gerçek bakiyeye verilen + bonus bakiyesinden açılan + DIC ve USDIC karşılığı ruble. Gün, hafta ve aylar Moskova’ya göredir.',
  cost: 'Maliyet',
  before: 'Önceki yatırımlar',
  after: 'Sonraki yatırımlar',
  bonuses: 'Bonuslara göre',
  'bonuses.text':
    'Her satır kendi hesabının birimindedir. “Oyuncuların oldu” = hemen gerçek bakiyeye ya da kilitsiz DIC olarak verilen; diğer hesaplarda kilidi açılan. “Hâlâ açık” şu anı gösterir: bitmemiş bonusların tutarından açılanlar ve silinenler düşülür. Oynanan bonus verilenden fazlasını açabilir ya da hiçbirini açmayabilir.',
  all: 'Hesabın tamamı',
  none: 'Bu sürede bonus olmadı.',
  conversions: 'DIC ve USDIC dönüşümleri',
  'conversions.none': 'Dönüşüm olmadı.',
  'conversions.text':
    'Kilitsiz DIC ve USDIC nereden gelirse gelsin tek hesaptadır: dönüşüm tek bir bonusa ait değildir.',
  brought: 'Alanların yatırımları, önceki ve sonraki gün: {{days}}',
  'brought.none': 'Bu sürede kimse bonus almadı.',
  'brought.text':
    'Alan, dönemde bir kez, ilk alımından başlayarak sayılır: o andan önceki ve sonraki bu kadar günde geçen yatırımlar. Fark, yatırımları bonusun getirdiği anlamına gelmez.',
  'col.bonus': 'Bonus',
  'col.account': 'Hesap',
  'col.granted': 'Verilen',
  'col.released': 'Açılan',
  'col.lapsed': 'Silinen',
  'col.kept': 'Oyuncuların oldu',
  'col.outstanding': 'Hâlâ açık',
  'col.converted': 'Dönüştürülen',
  'col.real': 'Karşılığı',
  'col.takers': 'Alan oyuncular',
  'col.difference': 'Fark',
  'account.real': 'Gerçek',
  'account.bonus': 'Bonus',
  'account.dic': 'DIC',
  'account.dicLocked': 'Kilitli DIC',
  'account.usdicLocked': 'Kilitli USDIC',
};
