import { useId, useRef, useState, type ChangeEvent } from 'react'
import { DeleteOutlined, UploadOutlined } from '@ant-design/icons'
import { resources } from '#contract'
import { allows } from '#contract/access'
import { errorsOf, outcomeOf } from '#client/api'
import { selectCompany, selectHeldRights } from '#client/session'
import { useAppDispatch, useAppSelector } from '#client/store'
import { Card } from '#client/ui'
import { Button } from '#client/ui/controls'
import { useToast } from '#client/feedback'
import { companyApi, type LogoShape } from './api'

/** What the firm shows of itself in the menu, and on what it prints. */
export function Logos() {
  return (
    <Card title="Logos" sentence={'Une image PNG, JPEG ou WebP de 1\u202fMo au plus. Le logo carré est celui du menu.'}>
      <div className="company-logos">
        <LogoField shape="logo" />
        <LogoField shape="logo_square" />
      </div>
    </Card>
  )
}

function LogoField({ shape }: { readonly shape: LogoShape }) {
  const address = useAppSelector(selectCompany)?.attributes[shape] ?? null
  const mayEdit = allows(useAppSelector(selectHeldRights), 'editCompanySettings')
  const labelId = useId()
  const { label } = resources.company.fields[shape]
  return (
    <div role="group" aria-labelledby={labelId}>
      <span id={labelId}>{label}</span>
      {address === null ? <p>Aucun</p> : <img src={address} alt={label} className="company-logo" />}
      {mayEdit && <LogoChoice shape={shape} label={label} isSet={address !== null} />}
    </div>
  )
}

interface LogoChoiceProps {
  readonly shape: LogoShape
  readonly label: string
  readonly isSet: boolean
}

function LogoChoice({ shape, label, isSet }: LogoChoiceProps) {
  const { send, isSending, fault } = useSending(shape)
  const faultId = useId()
  const input = useRef<HTMLInputElement>(null)
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = chosenFile(event)
    if (file) void send(file)
  }
  return (
    <>
      <input ref={input} type="file" accept="image/png,image/jpeg,image/webp" hidden onChange={choose} />
      <Button
        icon={<UploadOutlined aria-hidden />}
        loading={isSending}
        aria-describedby={fault === undefined ? undefined : faultId}
        onClick={() => input.current?.click()}
      >
        Choisir un fichier<span className="visually-hidden"> ({label})</span>
      </Button>
      {isSet && (
        <Button type="text" icon={<DeleteOutlined aria-hidden />} disabled={isSending} onClick={() => void send(null)}>
          Enlever<span className="visually-hidden"> ({label})</span>
        </Button>
      )}
      {fault !== undefined && (
        <p id={faultId} role="alert" className="company-logo-fault">
          {fault}
        </p>
      )}
    </>
  )
}

function chosenFile({ target }: ChangeEvent<HTMLInputElement>): File | undefined {
  const [file] = target.files ?? []
  // The same file may be chosen again.
  target.value = ''
  return file
}

function useSending(shape: LogoShape) {
  const dispatch = useAppDispatch()
  const toast = useToast()
  const [isSending, setSending] = useState(false)
  const [fault, setFault] = useState<string>()
  const send = async (logo: File | null) => {
    setSending(true)
    const request = companyApi.endpoints.updateLogo.initiate({ shape, logo }, { track: false })
    const { error } = outcomeOf(await dispatch(request))
    setSending(false)
    setFault(error && (errorsOf(error)['logo']?.[0] ?? error.message))
    if (!error) toast({ type: 'success', message: logo ? 'Le logo est enregistré.' : 'Le logo est enlevé.' })
  }
  return { send, isSending, fault }
}
