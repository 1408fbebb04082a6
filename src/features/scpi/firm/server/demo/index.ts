import { createdAtOf, firmIds } from '#features/account/server/demo'
import { drawFrom, type DemoMaking, type Tables } from '#server/demo'

const DAY = 86_400_000
const dayOf = (asOf: Date, days: number): string => new Date(asOf.getTime() + days * DAY).toISOString().slice(0, 10)

const FIRMS = {
  ormeval: {
    legal_form: '5710',
    share_capital_amount: 50_000,
    address: '8 place de la Comédie',
    postal_code: '34000',
    municipality: 'Montpellier',
    orias_number: '15004821',
    professional_association: 'anacofi_cif',
    association_member_number: 'E004821',
    insurer_name: 'Mutuelle Fictive des Conseils',
    insurer_address: '12 rue des Exemples, 75009 Paris',
    insurance_policy_number: 'RCP-482117',
    insurance_guarantee_per_claim_amount: 1_500_000,
    insurance_guarantee_per_year_amount: 3_000_000,
    financial_guarantor_name: 'Caution Fictive',
    financial_guarantee_amount: 120_000,
    advice_type: 'non_independent',
    remuneration_policy:
      'Le cabinet perçoit des sociétés de gestion une part des frais de souscription, de 4\u202f% à 6\u202f% du montant investi. Aucun honoraire n’est facturé au client.',
    mediator_name: 'Médiateur de l’AMF',
    mediator_contact: '17 place de la Bourse, 75082 Paris Cedex 02',
    complaint_contact: 'reclamations@ormeval.example',
    dpo_email: 'donnees@ormeval.example',
  },
  // Its insurer and its mediator are still to be typed.
  vermeil: {
    legal_form: '5499',
    share_capital_amount: 8_000,
    address: '21 cours de l’Intendance',
    postal_code: '33000',
    municipality: 'Bordeaux',
    orias_number: '19005179',
    professional_association: 'cncgp',
    association_member_number: null,
    insurer_name: null,
    insurer_address: null,
    insurance_policy_number: null,
    insurance_guarantee_per_claim_amount: null,
    insurance_guarantee_per_year_amount: null,
    financial_guarantor_name: null,
    financial_guarantee_amount: null,
    advice_type: 'independent',
    remuneration_policy: 'Honoraires de conseil, au forfait.',
    mediator_name: null,
    mediator_contact: null,
    complaint_contact: 'contact@vermeil.example',
    dpo_email: null,
  },
} as const

const CONTACTS = {
  ormeval: [
    ['Noémie', 'Castagnet', 'scpi', '06 39 98 48 21', 'back_office'],
    ['Hélène', 'Vautrin', 'conformite', '06 39 98 48 22', 'compliance'],
    ['Bastien', 'Rouvière', 'partenaires', null, 'commercial'],
  ],
  vermeil: [['Inès', 'Dargelos', 'cabinet', '06 39 98 51 79', 'other']],
} as const

type Firm = keyof typeof FIRMS
const firms = ['ormeval', 'vermeil'] as const

/** What both firms say of themselves in the SCPI area, and whom one writes to. */
export function scpiFirmRows({ asOf, size }: DemoMaking): Tables {
  const { company, user } = firmIds(size)
  const created_at = createdAtOf(asOf)
  const stamps = { version: 1, created_at, updated_at: created_at }
  const checked = (firm: Firm) =>
    firm === 'ormeval'
      ? { orias_checked_at: dayOf(asOf, -40), orias_checked_by_id: user.get('u9') ?? null }
      : { orias_checked_at: null, orias_checked_by_id: null }
  return {
    scpi_firms: firms.map((firm) => ({
      company_id: company[firm],
      id: company[firm],
      ...FIRMS[firm],
      ...checked(firm),
      insurance_expiry_date: firm === 'ormeval' ? dayOf(asOf, 120) : null,
      ...stamps,
    })),
    scpi_contacts: firms.flatMap((firm) =>
      CONTACTS[firm].map(([firstname, lastname, mailbox, phone, role]) => ({
        company_id: company[firm],
        id: drawFrom(`scpi contact ${firm} ${mailbox}`).uuid(),
        ...{ firstname, lastname, email: `${mailbox}@${firm}.example`, phone, role },
        ...stamps,
      })),
    ),
  }
}
