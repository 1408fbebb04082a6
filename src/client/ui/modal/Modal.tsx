import type { ReactNode } from 'react'
import { Modal as AntdModal } from 'antd'
import { useFocusReturn } from '../useFocusReturn'
import './modal.css'

interface ModalProps {
  readonly title: string
  /** The title is for screen readers only: what is inside says itself what it is. */
  readonly hidesTitle?: boolean
  /** Pixels. */
  readonly width: number
  /** Closes it; without, nothing does but what is inside. */
  readonly onClose?: () => void
  readonly children: ReactNode
}

/** antd's modal, open as long as it is on the page. */
export function Modal({ title, hidesTitle = false, width, onClose, children }: ModalProps) {
  useFocusReturn()
  const isHeld = onClose === undefined
  return (
    <AntdModal
      open
      title={<h2 className={hidesTitle ? 'visually-hidden' : undefined}>{title}</h2>}
      className={hidesTitle ? 'modal modal-untitled' : 'modal'}
      width={width}
      footer={null}
      closable={!isHeld && !hidesTitle && { 'aria-label': 'Fermer' }}
      keyboard={!isHeld}
      mask={{ closable: !isHeld }}
      {...(onClose ? { onCancel: onClose } : {})}
    >
      {children}
    </AntdModal>
  )
}
