// Original file: proto/colloquy/lease/v1/lease.proto


export interface EndLeaseResponseInput {
}

export interface EndLeaseResponse {
}
