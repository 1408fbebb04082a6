import { SendButton } from '#client/screens/lifecycle'
import { useState } from 'react'
import type { FieldErrors } from '#contract'
import { ErrorBlock } from '#client/ui'
import { Drawer } from '#client/ui/drawer'
import { LongTextInput } from '#client/ui/inputs'
import { FileInput } from './FileInput'
import { OptionRules } from './OptionRules'
import { LotInput, NamedLot } from './LotInput'
import { TakenLot } from './TakenLot'
import { useBegin, type Begun, type OnLot } from './useBegin'
import '../sales.css'
import './begin.css'

const words: Readonly<Record<OnLot, { readonly title: string; readonly verb: string; readonly rules: string }>> = {
  option: {
    title: 'Poser une option',
    verb: 'Poser l’option',
    rules:
      'L’option garde le lot 3\u00a0jours ouvrés, sauf autre usage du promoteur, et se prolonge une fois de 2\u00a0jours ouvrés. Certains promoteurs la valident d’abord.',
  },
  booking: {
    title: 'Réserver un lot',
    verb: 'Préparer la réservation',
    rules:
      'Rien n’est envoyé\u00a0: la demande part quand vous l’avez complétée et relue. Le lot n’est retenu qu’à l’envoi, ou par une option.',
  },
}

export interface BeginProps {
  /** The file of the page that it is opened from; the person chooses one elsewhere. */
  readonly file: string | null
  readonly onClose: () => void
  /** Shows what has begun. */
  readonly onBegun: (id: string) => void
}

/** The drawer that takes a lot for a client. */
export function BeginOnLot({
  type,
  lot,
  onClose,
  ...props
}: BeginProps & { readonly type: OnLot; readonly lot: string | null }) {
  return (
    <Drawer open title={words[type].title} size={480} className="sale-drawer" onClose={onClose}>
      <BeginForm type={type} lot={lot} {...props} />
    </Drawer>
  )
}

type BeginFormProps = Omit<BeginProps, 'onClose'> & { readonly type: OnLot; readonly lot: string | null }

function BeginForm({ type, file, lot, onBegun }: BeginFormProps) {
  const { isSending, errors, taken, begin, forgetTaken } = useBegin(type, onBegun)
  const [named, setNamed] = useState(lot)
  const [begun, setBegun] = useState<Begun>({ client_file: file, property: lot, comment: null })
  const set = (changed: Partial<Begun>) => {
    setBegun((before) => ({ ...before, ...changed }))
  }
  return (
    <form
      className="sale-begin"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void begin(begun)
      }}
    >
      <Whole errors={errors} />
      {taken && (
        <TakenLot
          taken={taken}
          onChoose={(property) => {
            setNamed(property)
            set({ property })
            forgetTaken()
          }}
        />
      )}
      <Asked begun={begun} errors={errors} named={named} hasFile={file !== null} onChange={set} />
      {type === 'option' && begun.property !== null ? (
        <OptionRules lot={begun.property} />
      ) : (
        <p className="field-help">{words[type].rules}</p>
      )}
      <SendButton isSending={isSending}>{words[type].verb}</SendButton>
    </form>
  )
}

/** What was refused and belongs to no field. */
function Whole({ errors }: { readonly errors: FieldErrors }) {
  const texts = Object.entries(errors).flatMap(([name, said]) => (shown.includes(name) ? [] : said))
  return texts.length > 0 && <ErrorBlock message={texts.join(' ')} />
}

const shown = ['client_file', 'property']

interface AskedProps {
  readonly begun: Begun
  readonly errors: FieldErrors
  /** Id of the lot that was named before. */
  readonly named: string | null
  readonly hasFile: boolean
  readonly onChange: (changed: Partial<Begun>) => void
}

const Asked = ({ begun, errors, named, hasFile, onChange }: AskedProps) => (
  <>
    {!hasFile && (
      <FileInput
        value={begun.client_file}
        error={errors['client_file']?.[0]}
        onChange={(client_file) => {
          onChange({ client_file })
        }}
      />
    )}
    {named === null ? (
      <LotInput
        value={begun.property}
        error={errors['property']?.[0]}
        onChange={(property) => {
          onChange({ property })
        }}
      />
    ) : (
      <>
        <NamedLot id={named} />
        {errors['property'] && <p className="field-error">{errors['property'].join(' ')}</p>}
      </>
    )}
    <LongTextInput
      label="Commentaire"
      value={begun.comment}
      onChange={(comment) => {
        onChange({ comment })
      }}
    />
  </>
)
