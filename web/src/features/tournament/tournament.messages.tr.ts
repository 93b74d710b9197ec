import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './tournament.messages.ts';

export const tr = {
  again: 'Tekrar dene',
  pool: 'Ödül havuzu',
  'pool.ton': 'gün başındaki kurla {{ton}} TON',
  ends: 'Günün bitmesine {{time}} var: Moskova saatiyle gece yarısına kadar',
  players_one: '{{count}} katılımcı',
  players_other: '{{count}} katılımcı',
  champion: 'Son günün birincisi',
  participate: 'Katıl',
  signIn: 'Katılmak için giriş yap',
  needsLevel: 'VIP2 seviyesinden itibaren katılabilirsiniz. Seviyeniz: {{level}}.',
  registered: 'Bugünkü turnuvaya katılıyorsunuz',
  'registered.now': 'Bugünkü turnuvaya kaydoldunuz',
  closed: 'Oyun şu anda size kapalı, bu yüzden katılamazsınız.',
  off: 'Bugün turnuva düzenlenmiyor.',
  'own.place': 'Sıranız',
  'own.amount': 'Bugünkü bahisleriniz',
  'own.unranked': 'henüz yok',
  counting: '{{date}} sonuçları hesaplanıyor: birkaç dakika içinde görünür.',
  toPage: 'Sıralama, paylar ve koşullar',
  'ranking.title': 'Günün sıralaması',
  'ranking.empty': 'Bugün katılımcıların henüz sonuçlanmış bahsi yok.',
  'col.place': 'Sıra',
  'col.player': 'Oyuncu',
  'col.amount': 'Bahisler',
  'col.prize': 'Ödül',
  'col.share': 'Pay',
  'row.bets': 'bahisler {{amount}}',
  'player.card': '{{nick}} oyuncusunun kartı',
  you: 'siz',
  'shares.title': 'Havuz nasıl paylaşılır',
  'terms.title': 'Koşullar',
  'terms.who':
    'VIP2 seviyesinden itibaren her oyuncu katılabilir. Katılım ücretsizdir, kayıt Moskova saatine göre bir gün geçerlidir.',
  'terms.amount':
    'Sıra, gün içinde sonuçlanan gerçek para bahislerinin toplamına göre belirlenir: gece yarısından itibaren, kayıttan öncekiler de sayılır. Bonus bakiyesinden ve USDIC ile yapılan bahisler ile iade edilenler sayılmaz.',
  'terms.ties': 'Toplam eşitse ona önce ulaşan üstte yer alır; zaman da aynıysa önce kaydolan.',
  'terms.late': 'Bahis, sonuçlandığı güne aittir: gece yarısından sonra biten oyun yeni güne sayılır.',
  'terms.bank':
    'Havuz ve paylar gün başlarken sabitlenir ve sonuna kadar değişmez. Ödül, yüzde birlik basamağa aşağı yuvarlanır.',
  'terms.fewer':
    'Bahsi olan katılımcılar ödüllü sıralardan azsa, boş sıraların payları ödenmez ve diğerlerine dağıtılmaz.',
  'terms.paid': 'Ödüller gece yarısından birkaç dakika sonra gerçek bakiyeye yatırılır. Çevirme şartı yoktur.',
  'terms.checked':
    'Kazananların cihazı, adresi, ödeme bilgileri, belgesi veya profili ortaksa ödüllerini önce bir çalışan inceler. Mola veren birinin ödülü de bekler. Reddedilen ödül diğerlerine dağıtılmaz.',
  'terms.excluded':
    'Engellenen, kendini oyundan men eden ve kimliği hâlâ incelenen oyuncular sıra almaz: arkalarındakiler yükselir.',
  'terms.sober': 'Turnuva sırasındaki bahisler her zamanki gibidir: ortalama olarak yatırılandan azını geri verirler.',
  limits: 'Limitler ve molalar',
  'results.title': 'Son günlerin sonuçları',
  'results.empty': 'Henüz sonuç yok.',
  'results.day': '{{date}}, havuz {{bank}}',
  'results.nobody': 'Bu gün kimse sıralamaya girmedi.',
  'news.paid': '{{date}} turnuvası: sıra {{place}}. {{prize}} ödül bakiyenizde.',
  'news.waiting': '{{date}} turnuvası: sıra {{place}}. {{prize}} ödülü önce bir çalışan inceler.',
} as const satisfies Translation<typeof ru>;
