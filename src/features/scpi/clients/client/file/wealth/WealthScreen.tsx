import { useState } from 'react'
import { PlusOutlined } from '@ant-design/icons'
import { shallowEqual } from 'react-redux'
import { outcomeOf } from '#client/api'
import { useEdited, useOpenAggregate } from '#client/editing'
import { useUndoKeys } from '#client/editing/changes'
import { useToast } from '#client/feedback'
import { whyNotRead } from '#client/transport'
import { Card, ErrorBlock, Skeleton } from '#client/ui'
import { Button } from '#client/ui/controls'
import { ChoiceInput } from '#client/ui/inputs'
import { useAppSelector } from '#client/store'
import { selectEdited } from '#client/autosave'
import { scpiAccountsApi } from '../../api'
import { AccountScreen } from '../account/AccountScreen'
import { MassReview } from '../masses/MassReview'
import { nameOfMass } from '../masses/nameOfMass'
import { OpenMass } from '../OpenAccount'
import { useMasses } from '../useMasses'
import { AssetCards } from './AssetCards'
import { BudgetCards } from './BudgetCards'
import { Holders } from './Holders'
import { LoansCard } from './LoansCard'
import { WealthFigures } from './WealthFigures'
import './wealth.css'

const TYPES = ['pp_income', 'pp_charge', 'financial_asset', 'non_financial_asset', 'pp_entity_loan'] as const

/** What the client earns, pays, owns and owes: alone, and with his spouse. */
export const WealthScreen = () => (
  <AccountScreen types={TYPES} undoes={false}>
    <Wealth />
  </AccountScreen>
)

function Wealth() {
  const { id } = useOpenAggregate()
  const { data, error, refetch } = scpiAccountsApi.useMassesQuery(id)
  const masses = useMasses(id)
  const clientId = useEdited('pp_account', id)?.attributes.client_id
  const [asked, setAsked] = useState<string | null>(null)
  const own = useAppSelector((state) =>
    masses.find((mass) => selectEdited(state, 'pp_entity', mass.id)?.attributes.entity_type === 'own'),
  )
  const shown = masses.find((mass) => mass.id === asked) ?? own ?? masses[0]
  if (!data)
    return error && 'kind' in error ? (
      <ErrorBlock message={whyNotRead(error)} onRetry={() => void refetch()} />
    ) : (
      <Skeleton lines={8} />
    )
  return (
    <>
      {clientId && <MassReview clientId={clientId} accountId={id} />}
      <Card title="Budget et patrimoine" {...(masses.length > 1 ? { sentence: SHARED } : {})}>
        <WealthFigures accountId={id} />
      </Card>
      {masses.length > 1 && shown && <MassChoice masses={masses} shown={shown.id} onChoose={setAsked} />}
      {masses.length === 1 && <ShareMass accountId={id} />}
      {shown && (
        <OpenMass key={shown.id} id={shown.id}>
          <MassCards accountId={id} />
        </OpenMass>
      )}
    </>
  )
}

/** Where the client has a spouse: a mass of what they hold together, once both have an account. */
function ShareMass({ accountId }: { accountId: string }) {
  const { readOnly } = useOpenAggregate()
  const clientId = useEdited('pp_account', accountId)?.attributes.client_id ?? ''
  const hasSpouse = (useEdited('scpi_client', clientId)?.attributes.conjoint_id ?? null) !== null
  const [shareMass, { isLoading }] = scpiAccountsApi.useShareMassMutation()
  const toast = useToast()
  if (!hasSpouse || readOnly) return null
  const share = async () => {
    const { error } = outcomeOf(await shareMass(accountId))
    toast(error ? { type: 'error', message: error.message } : { type: 'success', message: 'Masse commune créée' })
  }
  return (
    <div>
      <Button icon={<PlusOutlined aria-hidden />} loading={isLoading} onClick={() => void share()}>
        Créer une masse commune
      </Button>
    </div>
  )
}

const SHARED = 'Les biens propres du client, et sa part de ceux qu’il détient avec son conjoint ou partenaire.'

interface MassChoiceProps {
  readonly masses: ReturnType<typeof useMasses>
  readonly shown: string
  readonly onChoose: (id: string) => void
}

/** Which mass is typed: the client’s own, or the one that two share. */
function MassChoice({ masses, shown, onChoose }: MassChoiceProps) {
  const names = useAppSelector(
    (state) => masses.map(({ id }) => nameOfMass(selectEdited(state, 'pp_entity', id)?.attributes.entity_type)),
    shallowEqual,
  )
  return (
    <ChoiceInput
      label="Biens à décrire"
      choices={masses.map(({ id }, index) => ({ value: id, label: names[index] ?? '' }))}
      value={shown}
      onChange={(id) => {
        if (typeof id === 'string') onChoose(id)
      }}
    />
  )
}

/** The parts of the mass around. */
function MassCards({ accountId }: { accountId: string }) {
  const { id } = useOpenAggregate()
  const isJoint = useEdited('pp_entity', id)?.attributes.entity_type === 'joint'
  useUndoKeys(TYPES)
  return (
    <>
      {isJoint && <Holders accountId={accountId} />}
      <BudgetCards accountId={isJoint ? undefined : accountId} />
      <AssetCards />
      <LoansCard />
    </>
  )
}
