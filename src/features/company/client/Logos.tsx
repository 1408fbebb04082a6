import { useId, useRef, useState, type ChangeEvent } from 'react'
import { DeleteOutlined, UploadOutlined } from '@ant-design/icons'
import { resources } from '#contract'
import { allows } from '#contract/access'
import { errorsOf, outcomeOf } from '#client/api'
import { selectCompany, selectHeldRights } from '#client/session'
import { useAppDispatch, useAppSelector } from '#client/store'
import { Card } from '#client/ui'
import { Button } from '#client/ui/controls'
import { lazyPart } from '#client/ui/lazy'
import { useToast } from '#client/feedback'
import { companyApi, type LogoChange, type LogoShape } from './api'
import { LogoPreview } from './logos/LogoPreview'
import { Effects } from './settings/Effects'

/** The kinds of pictures that a logo may be. */
const ACCEPTED = 'image/png,image/jpeg,image/webp,image/svg+xml'

/** What the firm shows of itself in the menu, and on what it prints. */
export function Logos() {
  return (
    <Card
      title="Logos"
      sentence={
        'Une image PNG, JPEG, WebP ou SVG de 1\u202fMo au plus. Le menu montre le logo carré, sinon le logo, sinon ceux du réseau.'
      }
    >
      <div className="company-logos">
        <LogoField shape="logo" />
        <LogoField shape="logo_square" />
      </div>
      <Effects what="dès l’enregistrement" />
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
      <h3 id={labelId}>{label}</h3>
      {address === null ? <p>Aucun</p> : <LogoPreview address={address} label={label} />}
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
  const [framed, frame] = useState<{ readonly file: File; readonly address: string }>()
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = chosenFile(event)
    if (file && mayBeCropped(file)) frame({ file, address: URL.createObjectURL(file) })
    else if (file) void send({ logo: file })
  }
  const close = () => {
    if (framed) URL.revokeObjectURL(framed.address)
    frame(undefined)
  }
  return (
    <>
      <input ref={input} type="file" accept={ACCEPTED} hidden onChange={choose} />
      <Button
        icon={<UploadOutlined aria-hidden />}
        loading={isSending}
        aria-describedby={fault === undefined ? undefined : faultId}
        onClick={() => input.current?.click()}
      >
        Choisir un fichier<span className="visually-hidden"> ({label})</span>
      </Button>
      {isSet && (
        <Button
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          disabled={isSending}
          onClick={() => void send({ logo: null })}
        >
          Enlever<span className="visually-hidden"> ({label})</span>
        </Button>
      )}
      {fault !== undefined && (
        <p id={faultId} role="alert" className="company-logo-fault">
          {fault}
        </p>
      )}
      {framed && (
        <CropDialog
          address={framed.address}
          isSquare={shape === 'logo_square'}
          onClose={close}
          onCrop={(crop) => {
            close()
            void send({ logo: framed.file, ...(crop ? { crop } : {}) })
          }}
        />
      )}
    </>
  )
}

const CropDialog = lazyPart(async () => (await import(/* webpackChunkName: "crop" */ './logos/CropDialog')).CropDialog)

/** A drawing has no points; what is too heavy is told so at once. */
const mayBeCropped = ({ type, size }: File): boolean =>
  ['image/png', 'image/jpeg', 'image/webp'].includes(type) && size <= 1_048_576

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
  const send = async (change: LogoChange) => {
    setSending(true)
    const request = companyApi.endpoints.updateLogo.initiate({ shape, ...change }, { track: false })
    const { error } = outcomeOf(await dispatch(request))
    setSending(false)
    setFault(error && (Object.values(errorsOf(error)).flat()[0] ?? error.message))
    if (!error) toast({ type: 'success', message: change.logo ? 'Le logo est enregistré.' : 'Le logo est enlevé.' })
  }
  return { send, isSending, fault }
}
