import { Link } from 'react-router-dom'
import { selectResource } from '#client/entities'
import { useEdited, useOpenAggregate, useRows, useSection } from '#client/editing'
import { today } from '#client/screens'
import { useAppSelector } from '#client/store'
import { Card, formatEuros, formatNumber } from '#client/ui'
import { Facts } from '#client/ui/facts'
import { scpiChoices, scpiClientAddress } from '#features/scpi/clients/contract'
import { ageOn } from '#features/scpi/clients/contract/rules'
import { OpenAccount } from '../OpenAccount'
import { useAccount } from '../useAccount'
import { nameOf } from '../../shared/words'

/** The family in short: situation, spouse, income, children. */
export function FamilyCard({ id }: { id: string }) {
  const account = useAccount(id)
  const family = useSection('family_situation') ?? {}
  return (
    <Card title="Foyer" actions={<Link to={scpiClientAddress(id, 'famille')}>Ouvrir</Link>}>
      <Facts
        facts={[
          { label: 'Situation familiale', value: situationOf(family) },
          { label: 'Conjoint ou partenaire', value: <Conjoint id={id} /> },
          {
            label: 'Revenus bruts du foyer',
            value: formatEuros(numberIn(family.annual_household_gross_income_amount), { per: 'an' }),
          },
        ]}
      />
      {account ? (
        <OpenAccount id={account.id}>
          <Household />
        </OpenAccount>
      ) : (
        <p className="scpi-note">Pas encore de compte investisseur.</p>
      )}
    </Card>
  )
}

const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null)

type Family = NonNullable<ReturnType<typeof useSection<'family_situation'>>>

/** `Marié·e, Séparation de biens` */
function situationOf({ family_situation, mariage_contract_type, pacs_contract_type }: Family): string {
  if (!family_situation) return '—'
  const contract =
    family_situation === 'pacs'
      ? pacs_contract_type && scpiChoices.pacsContracts[pacs_contract_type]
      : mariage_contract_type && scpiChoices.marriageContracts[mariage_contract_type]
  const isUnited = ['married', 'pacs', 'divorcing', 'legally_separated'].includes(family_situation)
  return [scpiChoices.familySituations[family_situation], isUnited && contract].filter(Boolean).join(', ')
}

function Conjoint({ id }: { id: string }) {
  const conjointId = useEdited('scpi_client', id)?.attributes.conjoint_id ?? null
  const conjoint = useAppSelector((state) =>
    conjointId === null ? undefined : selectResource(state, 'scpi_client', conjointId),
  )
  if (conjointId === null) return '—'
  return conjoint ? (
    <Link to={scpiClientAddress(conjointId)}>{nameOf(conjoint.attributes)}</Link>
  ) : (
    'Suivi par un autre conseiller'
  )
}

/** The household of the account around. */
function Household() {
  const { id } = useOpenAggregate()
  const { nb_children, nb_people_legal_family } = useEdited('pp_account', id)?.attributes ?? {}
  const children = useRows('pp_account_child')
  return (
    <Facts
      facts={[
        { label: 'Foyer fiscal', value: personsOf(numberIn(nb_people_legal_family)) },
        { label: 'Enfants', value: formatNumber(numberIn(nb_children)) },
        ...children.map((child, index) => ({
          label: child.firstname || `Enfant ${String(index + 1)}`,
          value: child.birthdate ? yearsOld(ageOn(child.birthdate, today())) : '—',
        })),
      ]}
    />
  )
}

const yearsOld = (age: number): string => `${String(age)}\u00a0${age >= 2 ? 'ans' : 'an'}`
const personsOf = (count: number | null): string =>
  count === null ? '—' : `${formatNumber(count)} ${count > 1 ? 'personnes' : 'personne'}`
