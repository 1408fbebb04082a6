import { AuditOutlined, FieldTimeOutlined, FileDoneOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { OFFLINE, useOnline } from '#client/screens'
import { useShortcuts } from '#client/screens/keyboard'
import { Button } from '#client/ui/controls'
import type { SaleKind, SaleType } from '../kinds'
import { withLocation } from '../salesLocation'

const beginnings: Readonly<Record<SaleType, { readonly verb: string; readonly icon: ReactNode }>> = {
  option: { verb: 'Poser une option', icon: <FieldTimeOutlined aria-hidden /> },
  booking: { verb: 'Réserver un lot', icon: <FileDoneOutlined aria-hidden /> },
  report: { verb: 'Dénoncer un client', icon: <AuditOutlined aria-hidden /> },
}

/** What begins a sale of these kinds; `N` from the keyboard begins one of the first. */
export function BeginActions({ kinds }: { readonly kinds: readonly SaleKind[] }) {
  const [, setParameters] = useSearchParams()
  const isOnline = useOnline()
  const begin = (type: SaleType) => {
    setParameters((current) => withLocation(current, { begun: type }))
  }
  useShortcuts(
    kinds.slice(0, 1).map(({ type }) => ({
      keys: 'n',
      label: beginnings[type].verb,
      act: () => {
        begin(type)
      },
    })),
  )
  return (
    <>
      {kinds.map(({ type }, index) => (
        <Button
          key={type}
          type={index === 0 ? 'primary' : 'default'}
          icon={beginnings[type].icon}
          disabled={!isOnline}
          title={isOnline ? undefined : OFFLINE}
          onClick={() => {
            begin(type)
          }}
        >
          {beginnings[type].verb}
        </Button>
      ))}
    </>
  )
}
