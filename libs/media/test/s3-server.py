"""OpenStack Swift with its S3 API as one process: prints its port and ends when standard input closes."""

import os
import shutil
import sys
import tempfile
import traceback

import eventlet

eventlet.monkey_patch()

from eventlet import wsgi  # noqa: E402
from swift.common import storage_policy, utils  # noqa: E402
from swift.common.ring import RingBuilder  # noqa: E402
from swift.common.wsgi import loadapp  # noqa: E402

directory = tempfile.mkdtemp(prefix="colloquy-s3-")

STORAGE = """
[DEFAULT]
devices = {directory}/devices
swift_dir = {directory}
mount_check = false
[pipeline:main]
pipeline = {kind}-server
[app:{kind}-server]
use = egg:swift#{kind}
"""

PROXY = """
[DEFAULT]
swift_dir = {directory}
[pipeline:main]
pipeline = catch_errors gatekeeper s3api tempauth proxy-server
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:s3api]
use = egg:swift#s3api
[filter:tempauth]
use = egg:swift#tempauth
user_colloquy_media = {secret_key} .admin
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
"""


class Cache:
    """What memcached would do; nothing lives long enough here to expire."""

    def __init__(self):
        self.values = {}

    def get(self, key, **_):
        return self.values.get(key)

    def set(self, key, value, **_):
        self.values[key] = value

    def delete(self, key, **_):
        self.values.pop(key, None)


cache = Cache()


def write(name, text):
    path = os.path.join(directory, name)
    with open(path, "w") as file:
        file.write(text)
    return path


def listen():
    socket = eventlet.listen(("127.0.0.1", 0))
    return socket, socket.getsockname()[1]


def serve(socket, conf):
    app = loadapp(conf)

    def application(environ, start_response):
        environ["swift.cache"] = cache
        return app(environ, start_response)

    eventlet.spawn(wsgi.server, socket, application, log_output=False)


def make_ring(kind, port):
    builder = RingBuilder(1, 1, 0)
    disk = {"id": 0, "region": 1, "zone": 1, "weight": 1, "ip": "127.0.0.1", "port": port, "device": "disk"}
    builder.add_dev(disk)
    builder.rebalance()
    builder.get_ring().save(os.path.join(directory, kind + ".ring.gz"))


def main():
    utils.SWIFT_CONF_FILE = write("swift.conf", "[swift-hash]\nswift_hash_path_suffix = test\n")
    utils.validate_hash_conf()
    storage_policy.reload_storage_policies()
    os.makedirs(os.path.join(directory, "devices", "disk"))
    for kind in ("account", "container", "object"):
        socket, port = listen()
        make_ring(kind, port)
        serve(socket, write(kind + ".conf", STORAGE.format(kind=kind, directory=directory)))
    socket, port = listen()
    serve(socket, write("proxy.conf", PROXY.format(directory=directory, secret_key=sys.argv[1])))
    print(port, flush=True)
    eventlet.tpool.execute(sys.stdin.read)


try:
    main()
except Exception:
    traceback.print_exc()
finally:
    shutil.rmtree(directory, ignore_errors=True)
    os._exit(0)
