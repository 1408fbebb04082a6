import { SendButton } from '#client/screens/lifecycle'
import { Checkbox } from 'antd'
import { useState } from 'react'
import { messages, type FieldErrors } from '#contract'
import { useResourceList } from '#client/store'
import { Drawer } from '#client/ui/drawer'
import { ChoiceInput, LongTextInput } from '#client/ui/inputs'
import { useCatalogue } from '#features/catalogue/client'
import type { BeginProps } from './BeginOnLot'
import { DeclaredList } from './DeclaredList'
import { FileInput } from './FileInput'
import { useDeclare, type Declared, type DeclaredTo } from './useDeclare'
import '../sales.css'
import './begin.css'

/** The drawer that declares a client to promoters. */
export function NewReport({ file, program, onClose, onBegun }: BeginProps & Pick<ReportFormProps, 'program'>) {
  const [done, setDone] = useState<readonly Declared[]>()
  return (
    <Drawer open title="Dénoncer un client" size={480} className="sale-drawer" onClose={onClose}>
      {done ? (
        <DeclaredList declared={done} onOpen={onBegun} onClose={onClose} />
      ) : (
        <ReportForm file={file} program={program} onDone={setDone} />
      )}
    </Drawer>
  )
}

interface ReportFormProps {
  readonly file: string | null
  /** The programme of the page that it is opened from: its promoter is chosen already. */
  readonly program: string | null
  readonly onDone: (declared: readonly Declared[]) => void
}

function ReportForm({ file, program, onDone }: ReportFormProps) {
  const { isSending, errors, said, say, send } = useReportForm(file, onDone)
  const suggested = useSuggested(program)
  // Once it is known, and until the person chooses.
  const promoters = said.promoters ?? suggested
  return (
    <form
      className="sale-begin"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send(promoters)
      }}
    >
      {file === null && (
        <FileInput
          value={said.clientFile}
          error={errors['client_file']?.[0]}
          onChange={(clientFile) => {
            say({ clientFile })
          }}
        />
      )}
      <AskedOfReport promoters={promoters} hasConsent={said.hasConsent} errors={errors} onSay={say} />
      <p className="field-help">{RULES}</p>
      <LongTextInput
        label="Message"
        value={said.comment}
        onChange={(comment) => {
          say({ comment })
        }}
      />
      <SendButton isSending={isSending}>
        {promoters.length > 1 ? `Envoyer à ${promoters.length}\u00a0promoteurs` : 'Envoyer au promoteur'}
      </SendButton>
    </form>
  )
}

interface AskedOfReportProps {
  readonly promoters: readonly DeclaredTo[]
  readonly hasConsent: boolean
  readonly errors: FieldErrors
  readonly onSay: (said: Partial<Said>) => void
}

const AskedOfReport = ({ promoters, hasConsent, errors, onSay }: AskedOfReportProps) => (
  <>
    <Promoters
      value={promoters}
      error={errors['promoter']?.[0]}
      onChange={(chosen) => {
        onSay({ promoters: chosen })
      }}
    />
    <Consent
      isGiven={hasConsent}
      error={errors['consent_at']?.[0]}
      onChange={(isGiven) => {
        onSay({ hasConsent: isGiven })
      }}
    />
  </>
)

const RULES =
  'Une dénonciation validée vaut en général 3\u00a0mois, et se renouvelle une fois. Le promoteur a 2\u00a0jours ouvrés pour répondre.'

interface Said {
  readonly clientFile: string | null
  /** Undefined until the person chooses. */
  readonly promoters: readonly DeclaredTo[] | undefined
  readonly hasConsent: boolean
  readonly comment: string | null
}

/** What is said in the form, and what lacks. */
function useReportForm(file: string | null, onDone: ReportFormProps['onDone']) {
  const { isSending, declare } = useDeclare()
  const [said, setSaid] = useState<Said>({ clientFile: file, promoters: undefined, hasConsent: false, comment: null })
  const [errors, setErrors] = useState<FieldErrors>({})
  return {
    isSending,
    errors,
    said,
    say: (changed: Partial<Said>) => {
      setSaid((before) => ({ ...before, ...changed }))
    },
    send: async (promoters: readonly DeclaredTo[]) => {
      const { clientFile, comment } = said
      const lacking = lackingIn({ ...said, promoters })
      setErrors(lacking)
      if (isSending || clientFile === null || Object.keys(lacking).length > 0) return
      onDone(await declare({ client_file: clientFile, consent_at: new Date().toISOString(), comment }, promoters))
    },
  }
}

const lackingIn = ({ clientFile, promoters = [], hasConsent }: Said): FieldErrors => ({
  ...(clientFile === null ? { client_file: [messages.required] } : {}),
  ...(promoters.length === 0 ? { promoter: ['Choisissez au moins un promoteur.'] } : {}),
  ...(hasConsent ? {} : { consent_at: ['Sans l’accord du client, rien ne peut être transmis.'] }),
})

/** The promoter of a programme, for it; nobody as long as it is not known. */
function useSuggested(program: string | null): readonly DeclaredTo[] {
  const { resources } = useResourceList('promoter')
  const catalogue = useCatalogue().outcome?.catalogue
  const chosen = catalogue?.programs.find(({ id }) => id === program)?.promoter_id
  return resources
    .filter(({ id }) => id === chosen)
    .map(({ id, attributes: { name } }) => ({ promoter: id, program, name: name ?? 'Promoteur' }))
}

interface PromotersProps {
  readonly value: readonly DeclaredTo[]
  readonly error: string | undefined
  readonly onChange: (promoters: readonly DeclaredTo[]) => void
}

/** To whom: several promoters, or one of them for one of its programmes. */
function Promoters({ value, error, onChange }: PromotersProps) {
  const { resources } = useResourceList('promoter')
  const [only] = value
  const nameOf = (id: string) => resources.find((promoter) => promoter.id === id)?.attributes.name ?? 'Promoteur'
  return (
    <>
      <fieldset className="field">
        <legend className="field-label">
          Promoteurs<span className="field-required"> (obligatoire)</span>
        </legend>
        <Checkbox.Group
          className="sale-checks"
          options={resources.map(({ id, attributes }) => ({ value: id, label: attributes.name ?? 'Promoteur' }))}
          value={value.map(({ promoter }) => promoter)}
          onChange={(ids) => {
            onChange(ids.map((promoter) => ({ promoter, program: null, name: nameOf(promoter) })))
          }}
        />
        <p className="field-error" aria-live="polite">
          {error}
        </p>
      </fieldset>
      {only && value.length === 1 && <ProgramOf to={only} onChange={onChange} />}
    </>
  )
}

interface ProgramOfProps extends Pick<PromotersProps, 'onChange'> {
  readonly to: DeclaredTo
}

/** One programme of a promoter, or all of them. */
function ProgramOf({ to, onChange }: ProgramOfProps) {
  const programs = useCatalogue().outcome?.catalogue?.programs ?? []
  return (
    <ChoiceInput
      asList
      label="Programme"
      help={'Facultatif\u00a0: le promoteur seul suffit.'}
      placeholder="Tous ses programmes"
      choices={programs
        .filter(({ promoter_id }) => promoter_id === to.promoter)
        .map(({ id, name }) => ({ value: id, label: name ?? 'Sans nom' }))}
      value={to.program}
      onChange={(program) => {
        onChange([{ ...to, program: program === null ? null : String(program) }])
      }}
    />
  )
}

interface ConsentProps {
  readonly isGiven: boolean
  readonly error: string | undefined
  readonly onChange: (isGiven: boolean) => void
}

const Consent = ({ isGiven, error, onChange }: ConsentProps) => (
  <div className="field">
    <Checkbox
      checked={isGiven}
      aria-invalid={error !== undefined}
      onChange={({ target }) => {
        onChange(target.checked)
      }}
    >
      Le client accepte que son identité et ses coordonnées soient transmises au promoteur (obligatoire)
    </Checkbox>
    <p className="field-error" aria-live="polite">
      {error}
    </p>
  </div>
)
