"""A port of this machine's own loopback that leads out of it, by a socket in its files: forward.py PORT SOCKET"""

import asyncio
import sys


async def pass_on(reader, writer):
    try:
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    except ConnectionError:
        pass
    finally:
        writer.close()


async def main(port, socket):
    async def heard(reader, writer):
        out_reader, out_writer = await asyncio.open_unix_connection(socket)
        await asyncio.gather(pass_on(reader, out_writer), pass_on(out_reader, writer))

    server = await asyncio.start_server(heard, "127.0.0.1", int(port))
    async with server:
        await server.serve_forever()


asyncio.run(main(*sys.argv[1:]))
