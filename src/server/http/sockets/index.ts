export { answerUnreadable } from './answerUnreadable'
export { refuseExpectations } from './expectations'
export { readForwardedAddresses } from './forwarded'
