import type { ReactNode } from 'react'
import { LockOutlined } from '@ant-design/icons'
import './locked.css'

const WHY = 'Vous pouvez lire ce champ, pas le modifier.'

/** A field that this person reads and may not write, among others that they may. */
export const Locked = ({ children }: { children: ReactNode }) => (
  <div className="field-locked" title={WHY}>
    {children}
    <LockOutlined aria-label={WHY} />
  </div>
)
