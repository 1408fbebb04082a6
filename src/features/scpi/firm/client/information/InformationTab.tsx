import { messages } from '#contract'
import { allows } from '#contract/access'
import type { ResourceOf } from '#contract/jsonapi'
import { selectRelated } from '#client/entities'
import { Unsent } from '#client/editing/saving'
import { SubmitForm } from '#client/forms'
import { selectHeldRights } from '#client/session'
import { useAppSelector } from '#client/store'
import { Card, ErrorBlock, Skeleton } from '#client/ui'
import { Facts } from '#client/ui/facts'
import { missingOfFirm, scpiFirm } from '#features/scpi/firm/contract'
import { firmApi } from '../api'
import { useSaved } from '#client/screens/firm'
import { FirmFields } from './FirmFields'
import { firmGroups } from './firmFields'
import { firmLabel, firmValue } from './firmValue'
import { HistoryButton } from './HistoryButton'
import { Orias } from './Orias'

type Firm = ResourceOf<'scpi_firm'>

/** What the form sends: what nobody writes is left out. */
const entry = {
  fields: Object.fromEntries(Object.entries(scpiFirm.fields).filter(([, { readOnly }]) => !readOnly)),
}
const writable = (attributes: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => Object.hasOwn(entry.fields, name)))

/** What the firm says of itself: registration, ORIAS, insurance, advice. */
export function InformationTab() {
  const { data, error, refetch } = firmApi.useScpiFirmQuery(undefined, { refetchOnMountOrArgChange: true })
  const [firm] = useAppSelector((state) => selectRelated(state, 'scpi_firm', data?.refs))
  const mayEdit = allows(useAppSelector(selectHeldRights), 'manageScpiCompany')
  return (
    <>
      <title>Informations · Cabinet · Solive</title>
      {!firm && (
        <Card title="Informations">
          {error ? <ErrorBlock message={messages.technical} onRetry={() => void refetch()} /> : <Skeleton lines={8} />}
        </Card>
      )}
      {firm && <Orias firm={firm} mayEdit={mayEdit} />}
      {firm && (
        <Card
          title="Informations"
          sentence="Elles figurent dans le document d’entrée en relation, les rapports et les courriers à vos clients. Le nom et le registre du commerce sont aussi ceux de l’espace immobilier."
          actions={<HistoryButton />}
        >
          <Missing firm={firm} />
          {mayEdit ? <FirmForm firm={firm} /> : <FirmFacts firm={firm} />}
        </Card>
      )}
    </>
  )
}

function Missing({ firm }: { readonly firm: Firm }) {
  const missing = missingOfFirm(firm.attributes)
  if (missing.length === 0) return null
  return <p className="scpi-firm-missing">Manque à vos documents&nbsp;: {missing.join(', ')}.</p>
}

function FirmForm({ firm }: { readonly firm: Firm }) {
  const save = useSaved()
  const [send] = firmApi.useUpdateScpiFirmMutation()
  return (
    <SubmitForm
      key={firm.version}
      definition={entry}
      initialValues={writable(firm.attributes)}
      submitLabel="Enregistrer"
      onSubmit={(attributes) =>
        save(send({ attributes, version: firm.version }), 'Les informations du cabinet sont enregistrées.')
      }
    >
      <Unsent />
      <FirmFields />
    </SubmitForm>
  )
}

const FirmFacts = ({ firm: { attributes } }: { readonly firm: Firm }) =>
  firmGroups.map(({ title, names }) => (
    <section key={title} aria-label={title}>
      <h3>{title}</h3>
      <Facts facts={names.map((name) => ({ label: firmLabel(name), value: firmValue(name, attributes[name]) }))} />
    </section>
  ))
