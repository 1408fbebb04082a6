import { Steps } from 'antd'
import { useState, type ReactNode } from 'react'
import { useToast } from '#client/feedback'
import { SectionForm, AmountField, DateField, TextField } from '#client/forms'
import { OFFLINE, useOnline, today } from '#client/screens'
import { ErrorBlock, formatEuros, formatPercent, SectionState } from '#client/ui'
import { Button } from '#client/ui/controls'
import { preparedChange } from '#features/sales/contract'
import { deadlines } from '#domain'
import { isIsoDate } from '#contract'
import { isNumber, isText, type Entries } from '#contract/json'
import type { SaleSituation } from '../api'
import { saleKinds } from '../kinds'
import type { SaleRow } from '../saleRow'
import { doneWords, sentenceOf, useAction } from '#client/screens/lifecycle'
import { useSaleRights } from '../useSaleRights'
import { Buyers } from './Buyers'
import { NotaryForm } from './NotaryForm'
import { Papers } from './Papers'
import { Review } from './Review'
import { SavedFirst } from './SavedFirst'
import { useBookingDraft, type BookingDraft } from './useBookingDraft'
import '../sheet/sheet.css'
import './booking.css'

const steps = ['Acquéreurs', 'Prix et financement', 'Notaire', 'Pièces', 'Relecture'] as const
const LAST = steps.length - 1

interface AssistantProps {
  readonly sale: SaleRow
  readonly situation: SaleSituation
}

/** A booking is filled in, in five steps that save themselves, then sent to the promoter. */
export function Assistant({ sale, situation }: AssistantProps) {
  const [step, setStep] = useState(0)
  const draft = useBookingDraft(sale)
  const submit = situation.actions.find(({ action }) => action === 'submit')
  return (
    <div className="sale-sheet">
      <Steps
        size="small"
        responsive
        current={step}
        onChange={setStep}
        items={steps.map((title) => ({ title }))}
        aria-label="Étapes de la demande de réservation"
      />
      <Saving draft={draft} />
      <Step step={step} sale={sale} draft={draft} />
      <Moves step={step} onStep={setStep} save={draft.save}>
        {submit && <Submit sale={sale} draft={draft} obstacle={submit.reason} />}
      </Moves>
    </div>
  )
}

interface MovesProps {
  readonly step: number
  readonly onStep: (step: number) => void
  readonly save: () => Promise<boolean>
  /** What ends the last step. */
  readonly children: ReactNode
}

const Moves = ({ step, onStep, save, children }: MovesProps) => (
  <div className="form-actions">
    {step > 0 && (
      <Button
        onClick={() => {
          onStep(step - 1)
        }}
      >
        Étape précédente
      </Button>
    )}
    {step < LAST ? (
      <Button
        type="primary"
        onClick={() => {
          void save()
          onStep(step + 1)
        }}
      >
        Étape suivante
      </Button>
    ) : (
      children
    )}
  </div>
)

interface StepProps {
  readonly sale: SaleRow
  readonly draft: BookingDraft
}

function Step({ step, sale, draft }: StepProps & { readonly step: number }) {
  const { acting } = useSaleRights()
  const set = (name: string) => (value: unknown) => {
    draft.change({ [name]: value })
  }
  const part = { readOnly: !acting }
  if (step === 0) return <Buyers {...part} buyers={draft.values['buyers']} onChange={set('buyers')} />
  if (step === 1) return <Prepared sale={sale} draft={draft} readOnly={!acting} />
  if (step === 2) return <NotaryForm {...part} notary={draft.values['notary']} onChange={set('notary')} />
  if (step === LAST) return <Review sale={sale} values={draft.values} />
  return (
    <SavedFirst value={draft.save}>
      <Papers sale={sale} actions={['submit']} />
    </SavedFirst>
  )
}

const Prepared = ({ sale, draft, readOnly }: StepProps & { readonly readOnly: boolean }) => (
  <section className="sale-part">
    <h2>Prix et financement</h2>
    <SectionForm
      definition={preparedChange}
      reference={sale}
      attributes={draft.values}
      errors={draft.errors}
      readOnly={readOnly}
      onEdit={draft.change}
    >
      <PreparedFields />
    </SectionForm>
    <DepositNote values={draft.values} />
  </section>
)

interface SubmitProps {
  readonly sale: SaleRow
  readonly draft: BookingDraft
  /** Why it cannot be sent; null when it can. */
  readonly obstacle: string | null
}

/** Sends the request, once what was typed is saved. */
function Submit({ sale, draft, obstacle }: SubmitProps) {
  const act = useAction(saleKinds.booking, sale)
  const toast = useToast()
  const isOnline = useOnline()
  const [isSending, setSending] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const send = async () => {
    if (isSending) return
    setSending(true)
    if (await draft.save()) {
      const errors = await act({ action: 'submit' })
      if (errors) setRefused(sentenceOf(errors))
      else toast({ type: 'success', message: doneWords(saleKinds.booking, { action: 'submit', label: '' }) })
    }
    setSending(false)
  }
  return (
    <>
      {refused !== null && <ErrorBlock message={refused} />}
      {obstacle !== null && <p role="status">{obstacle}</p>}
      <Button
        type="primary"
        loading={isSending}
        disabled={!isOnline || obstacle !== null}
        title={isOnline ? undefined : OFFLINE}
        onClick={() => {
          void send()
        }}
      >
        Envoyer la demande au promoteur
      </Button>
    </>
  )
}

/** The most that the deposit may be, and why; what is over it is said before the server refuses it. */
function DepositNote({ values: { price, deposit_amount, deed_expected_at } }: { readonly values: Entries }) {
  if (!isNumber(price) || !isText(deed_expected_at) || !isIsoDate(deed_expected_at))
    return <p className="field-help">Le plafond du dépôt se calcule du prix et du jour prévu pour l’acte.</p>
  const { share, amount, source } = deadlines.depositCeiling(price, today(), deed_expected_at)
  const isOver = isNumber(deposit_amount) && deposit_amount > amount
  return (
    <p className={isOver ? 'field-error' : 'field-help'} role="status">
      {share === 0
        ? 'Aucun dépôt ne peut être demandé : l’acte est prévu dans plus de deux ans'
        : `Dépôt de ${formatEuros(amount)} au plus, soit ${formatPercent(share, { decimals: 0 })} du prix`}{' '}
      ({source}).
    </p>
  )
}

/** What is agreed on: the price, the deposit, when the deed is expected, the loan. */
const PreparedFields = () => (
  <div className="sale-grid">
    <AmountField name="price" />
    <AmountField name="furniture_price" />
    <TextField name="parking" />
    <DateField name="deed_expected_at" />
    <AmountField name="deposit_amount" />
    <AmountField name="loan_amount" />
    <TextField name="bank" />
    <DateField name="loan_deadline" />
    <DateField name="delivery_expected_at" />
    <TextField name="comment" />
  </div>
)

/** What of a booking has no field of its own to say that it is wrong. */
const wrong = {
  buyers: 'Acquéreurs\u00a0: vérifiez les noms, les e-mails et les mobiles.',
  notary: 'Notaire\u00a0: vérifiez le nom, l’e-mail et le téléphone.',
} as const

/** Where the saving of what is typed stands; why it is not saved, and what can be done. */
function Saving({ draft }: { readonly draft: BookingDraft }) {
  const { state, errors, stop, retry, discard } = draft
  const toCorrect = (['buyers', 'notary'] as const).filter((name) => Object.hasOwn(errors, name))
  return (
    <div>
      <SectionState state={state} fieldsToCorrect={Object.keys(errors).length} />
      {toCorrect.map((name) => (
        <ErrorBlock key={name} message={`${wrong[name]} Votre saisie est gardée ici.`} />
      ))}
      {stop && (
        <ErrorBlock message={[stop.sentence, stop.kept].filter(Boolean).join(' ')}>
          <Button onClick={retry}>{stop.isConflict ? 'Garder ma saisie' : 'Réessayer'}</Button>
          <Button onClick={discard}>Revenir à l’enregistré</Button>
        </ErrorBlock>
      )}
    </div>
  )
}
