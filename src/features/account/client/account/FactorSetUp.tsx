import { useEffect, useRef, useState, type ReactNode } from 'react'
import { errorsOf, outcomeOf } from '#client/api'
import { useCopyToClipboard } from '#client/feedback'
import { useAppDispatch } from '#client/store'
import { ErrorBlock } from '#client/ui'
import { Button } from '#client/ui/controls'
import { factorApi, type FactorProof, type NewFactor } from '../api'
import { CodesSetUp } from './CodesSetUp'
import { PasskeySetUp } from './PasskeySetUp'
import './account.css'

interface FactorSetUpProps {
  /** The factor works, and its recovery codes were shown. */
  readonly onDone: () => void
  /** Stands beside the first buttons. */
  readonly actions?: ReactNode
}

/** Has a second factor confirmed; the first one of an account comes with recovery codes. */
function useConfirmation(onDone: () => void) {
  const dispatch = useAppDispatch()
  const [codes, setCodes] = useState<readonly string[]>()
  const confirm = async (id: string, proof: FactorProof) => {
    const { data, error } = outcomeOf(
      await dispatch(factorApi.endpoints.confirmFactor.initiate({ id, proof }, { track: false })),
    )
    if (error) return errorsOf(error)
    if (data.length === 0) onDone()
    else setCodes(data)
    return undefined
  }
  return { codes, confirm }
}

/** Sets up an application that shows codes, or a passkey; then come recovery codes to keep. */
export function FactorSetUp({ onDone, actions }: FactorSetUpProps) {
  const dispatch = useAppDispatch()
  const [factor, setFactor] = useState<NewFactor>()
  const [isPasskey, setPasskey] = useState(false)
  const { codes, confirm } = useConfirmation(onDone)
  const [failure, setFailure] = useState<string>()
  const begin = async () => {
    const { data, error } = outcomeOf(
      await dispatch(factorApi.endpoints.createFactor.initiate(undefined, { track: false })),
    )
    setFailure(error?.message)
    setFactor(data)
  }
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />
  if (factor) return <CodesSetUp factor={factor} onConfirm={(code) => confirm(factor.id, { code })} />
  const leave = () => {
    setPasskey(false)
  }
  if (isPasskey) return <PasskeySetUp onMade={(id, response) => confirm(id, { response })} onLeave={leave} />
  const choosePasskey = () => {
    setPasskey(true)
  }
  return (
    <>
      {failure !== undefined && <ErrorBlock message={failure} />}
      <div className="account-choices">
        {actions}
        <Button onClick={choosePasskey}>Ajouter une clé d’accès</Button>
        <FirstChoice onChoose={() => void begin()} />
      </div>
    </>
  )
}

/** The usual factor, which the keyboard begins on: leaving stands before it. */
function FirstChoice({ onChoose }: { onChoose: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    button.current?.focus()
  }, [])
  return (
    <Button ref={button} type="primary" onClick={onChoose}>
      Ajouter une application
    </Button>
  )
}

const COPY = {
  copied: 'Copié',
  refused: 'La copie n’est pas permise ici\u00a0: sélectionnez les codes, et copiez-les au clavier.',
}

function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const copyToClipboard = useCopyToClipboard()
  return (
    <div className="account-factor">
      <p>
        Gardez ces codes de secours en lieu sûr&nbsp;: si vous perdez votre second facteur, chacun ouvre votre compte
        une fois. Vous ne pourrez plus les afficher.
      </p>
      <ul className="account-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="form-actions">
        <Button onClick={() => void copyToClipboard(codes.join('\n'), COPY)}>Copier</Button>
        <Button type="primary" onClick={onKept}>
          J’ai gardé mes codes
        </Button>
      </div>
    </div>
  )
}
