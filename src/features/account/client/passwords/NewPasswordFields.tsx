import { useFormikContext } from 'formik'
import { CheckCircleFilled, MinusCircleOutlined } from '@ant-design/icons'
import { PASSWORD_LENGTH } from '#features/account/contract'
import { PasswordField } from '#client/forms'
import { passwordStrength, type Strength } from './passwordStrength'
import './newPasswordFields.css'

type Values = Readonly<Record<string, unknown>>

const levels: Readonly<Record<Strength, { readonly level: number; readonly word: string }>> = {
  weak: { level: 1, word: 'faible' },
  medium: { level: 2, word: 'moyenne' },
  strong: { level: 3, word: 'forte' },
}

interface NewPasswordFieldsProps {
  /** Words that others know about the person: they make a password weaker. */
  readonly known?: readonly string[]
}

/** A new password, typed twice, with what it has to be and how strong it is. */
export function NewPasswordFields({ known = [] }: NewPasswordFieldsProps) {
  const { values } = useFormikContext<Values>()
  const password = typeof values['password'] === 'string' ? values['password'] : ''
  const isLongEnough = password.length >= PASSWORD_LENGTH
  return (
    <>
      <div className="new-password">
        <PasswordField name="password" autoComplete="new-password" />
        <p className={isLongEnough ? 'password-rule password-rule-met' : 'password-rule'}>
          {isLongEnough ? <CheckCircleFilled aria-hidden /> : <MinusCircleOutlined aria-hidden />}
          {PASSWORD_LENGTH} caractères au moins
          {isLongEnough && <span className="visually-hidden">&nbsp;: c’est le cas</span>}
        </p>
        <Gauge strength={password === '' ? undefined : isLongEnough ? passwordStrength(password, known) : 'weak'} />
        <p className="password-advice">Plusieurs mots sans lien entre eux se retiennent bien et se devinent mal.</p>
      </div>
      <PasswordField name="password_confirmation" autoComplete="new-password" />
    </>
  )
}

function Gauge({ strength }: { strength: Strength | undefined }) {
  const { level, word } = strength ? levels[strength] : { level: 0, word: '—' }
  return (
    <div className="password-gauge" data-strength={strength}>
      <div className="password-bars" aria-hidden>
        {[1, 2, 3].map((bar) => (
          <span key={bar} data-on={bar <= level} />
        ))}
      </div>
      <p aria-live="polite">Robustesse&nbsp;: {word}</p>
    </div>
  )
}
