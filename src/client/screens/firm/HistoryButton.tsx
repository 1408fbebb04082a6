import { useState, type ReactNode } from 'react'
import { HistoryOutlined } from '@ant-design/icons'
import { Button } from '#client/ui/controls'
import { Drawer } from '#client/ui/drawer'

interface HistoryButtonProps {
  /** Of the drawer. */
  readonly title: string
  /** What was changed, by whom. */
  readonly children: ReactNode
}

/** Opens who changed what. */
export function HistoryButton({ title, children }: HistoryButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        icon={<HistoryOutlined aria-hidden />}
        onClick={() => {
          setOpen(true)
        }}
      >
        Historique
      </Button>
      {isOpen && (
        <Drawer
          open
          size={560}
          title={title}
          onClose={() => {
            setOpen(false)
          }}
        >
          {children}
        </Drawer>
      )}
    </>
  )
}
