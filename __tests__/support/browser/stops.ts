/** One address of the professional area, under the route that it belongs to. */
export interface Stop {
  /** The route as the router has it: `:name` is one part of a path, `*` whatever else. */
  readonly route: string
  /** `:uuid` stands for a client file of the person, `:lot` and `:program` for a lot and a programme of the catalogue, `:former` for the number and the scheme of the lot. */
  readonly address: string
  /** Where the address leads, when it is not itself. On a phone, some lists are a page of their own. */
  readonly leadsTo?: string
  /** No such page: it says so. */
  readonly isMissing?: true
  /** The same screen in another state: walked by one role, for the looks. */
  readonly isState?: true
}

const FILE = '/mes-dossiers/:uuid'

/** Every route of the professional area for who is logged in, and the states of screens that are worth a look. */
export const stops: readonly Stop[] = [
  { route: '/', address: '/', leadsTo: '/dashboard' },
  { route: '/login', address: '/login', leadsTo: '/dashboard' },
  { route: '/login', address: '/login?errorCode=401', isState: true },
  { route: '/password/forgot', address: '/password/forgot' },
  { route: '/password/reset/:token', address: '/password/reset/perdu' },
  { route: '/confirm-email/:token', address: '/confirm-email/perdu' },
  { route: '/login/browser/:token', address: '/login/browser/perdu' },
  { route: '/desabonnement-alertes/:token', address: '/desabonnement-alertes/perdu' },
  { route: '/premiere-connexion', address: '/premiere-connexion' },
  { route: '/dashboard', address: '/dashboard' },
  { route: '/mes-dossiers', address: '/mes-dossiers' },
  { route: '/mes-dossiers', address: '/mes-dossiers?nouveau=1', isState: true },
  { route: FILE, address: FILE, leadsTo: `${FILE}/synthesis` },
  { route: `${FILE}/synthesis`, address: `${FILE}/synthesis` },
  { route: `${FILE}/informations`, address: `${FILE}/informations` },
  { route: `${FILE}/informations`, address: `${FILE}/informations?section=current-loans`, isState: true },
  { route: `${FILE}/informations`, address: `${FILE}/informations?section=heritage`, isState: true },
  { route: `${FILE}/investment-capacity`, address: `${FILE}/investment-capacity` },
  { route: `${FILE}/solution`, address: `${FILE}/solution` },
  { route: `${FILE}/solution/print`, address: `${FILE}/solution/print` },
  { route: `${FILE}/lot-proposals`, address: `${FILE}/lot-proposals` },
  { route: `${FILE}/current-sales`, address: `${FILE}/current-sales`, leadsTo: `${FILE}/current-sales/default` },
  { route: `${FILE}/current-sales/default`, address: `${FILE}/current-sales/default` },
  { route: `${FILE}/current-sales/options`, address: `${FILE}/current-sales/options` },
  { route: `${FILE}/current-sales/reservations`, address: `${FILE}/current-sales/reservations` },
  { route: `${FILE}/current-sales/denonciations`, address: `${FILE}/current-sales/denonciations` },
  {
    route: `${FILE}/current-sales/*`,
    address: `${FILE}/current-sales/ailleurs`,
    leadsTo: `${FILE}/current-sales/default`,
  },
  { route: `${FILE}/rapports`, address: `${FILE}/rapports` },
  { route: `${FILE}/rapports`, address: `${FILE}/rapports?composer=1`, isState: true },
  { route: `${FILE}/*`, address: `${FILE}/nulle-part`, leadsTo: `${FILE}/synthesis` },
  { route: '/mon-compte', address: '/mon-compte', leadsTo: '/mon-compte/profil' },
  { route: '/mon-compte/profil', address: '/mon-compte/profil' },
  { route: '/mon-compte/mot-de-passe', address: '/mon-compte/mot-de-passe' },
  { route: '/mon-compte/second-facteur', address: '/mon-compte/second-facteur' },
  { route: '/mon-compte/sessions', address: '/mon-compte/sessions' },
  { route: '/mon-compte/jetons', address: '/mon-compte/jetons' },
  { route: '/mon-compte/notifications', address: '/mon-compte/notifications' },
  { route: '/mon-compte/appareil', address: '/mon-compte/appareil' },
  { route: '/mon-compte/accessibilite', address: '/mon-compte/accessibilite' },
  { route: '/company', address: '/company' },
  { route: '/company/utilisateurs', address: '/company/utilisateurs' },
  { route: '/company/journal', address: '/company/journal' },
  { route: '/company/personnes', address: '/company/personnes' },
  { route: '/company/imports', address: '/company/imports' },
  { route: '/company/signalements', address: '/company/signalements' },
  { route: '/comparateur', address: '/comparateur' },
  { route: '/comparateur/:location', address: '/comparateur/montpellier-34000' },
  { route: '/comparateur/comparer', address: '/comparateur/comparer' },
  { route: '/comparateur/benchproperties', address: '/comparateur/benchproperties' },
  { route: '/comparateur/details/:lot', address: '/comparateur/details/:lot' },
  {
    route: '/comparateur/details/:id/:slug',
    address: '/comparateur/details/:former',
    leadsTo: '/comparateur/details/:lot',
  },
  { route: '/comparateur/programme/:program', address: '/comparateur/programme/:program' },
  { route: '/mes-alertes', address: '/mes-alertes' },
  { route: '/corbeille', address: '/corbeille' },
  { route: '/etude-immobiliere/preview', address: '/etude-immobiliere/preview?client_file=:uuid' },
  { route: '/mes-leads', address: '/mes-leads' },
  { route: '/mes-ventes', address: '/mes-ventes' },
  { route: '/mes-ventes/options', address: '/mes-ventes/options' },
  { route: '/mes-ventes/reservations', address: '/mes-ventes/reservations' },
  { route: '/mes-ventes/denonciations', address: '/mes-ventes/denonciations' },
  { route: '/simulateurs', address: '/simulateurs' },
  { route: '/simulateurs/pret-a-taux-zero', address: '/simulateurs/pret-a-taux-zero' },
  { route: '/simulateurs/montant-optimal-pinel', address: '/simulateurs/montant-optimal-pinel' },
  { route: '/simulateurs/reduction-impots-pinel', address: '/simulateurs/reduction-impots-pinel' },
  { route: '/simulateurs/eligibilite-tva-reduite', address: '/simulateurs/eligibilite-tva-reduite' },
  { route: '/simulateurs/capacite-investissement', address: '/simulateurs/capacite-investissement' },
  {
    route: '/simulateurs/simulation-chiffree-investissement',
    address: '/simulateurs/simulation-chiffree-investissement',
  },
  {
    route: '/simulateurs/simulation-chiffree-investissement/print',
    address: '/simulateurs/simulation-chiffree-investissement/print',
  },
  { route: '/support/instantane', address: '/support/instantane' },
  { route: '/*', address: '/nulle-part', isMissing: true },
]
